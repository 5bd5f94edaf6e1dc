import type { ListState } from '@portfolio/remote-kit/lists';
import { edgeOf, type PreviewState } from '@portfolio/remote-kit/preview';
import { Stack } from '@portfolio/ui/layout';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { Table, type TableProps } from '@portfolio/ui/table';
import type { ReactNode } from 'react';
import { useTranslation } from '../../translator.ts';
import type { DetailArea } from '../details/detail-screen.tsx';
import { Beside, ListPages, NoneFound, StaleIfError } from '../screens.ts';
import type { useListQuery } from './use-list-query.ts';

interface Props<Row> extends Pick<TableProps<Row>, 'columns' | 'actions' | 'boxes'> {
  /** Begins the names of its texts. */
  area:
    | DetailArea
    | 'licenses'
    | 'messages'
    | 'offers'
    | 'openShifts'
    | 'posts'
    | 'qualifications'
    | 'rotations'
    | 'timeOff';
  list: Pick<ListState, 'searchBox' | 'sort' | 'sortBy' | 'isNarrowed' | 'clear'>;
  known: ReturnType<typeof useListQuery<unknown, Row, object>>;
  filters?: ReactNode;
  /** The button that takes them away. */
  clear?: string;
  tools?: ReactNode;
  /** The way to a first one. */
  create?: ReactNode;
  /** Where an item is shown beside the list. */
  beside?: { preview: PreviewState; item: (id: string) => ReactNode };
  /** Right above and below the table. */
  above?: ReactNode;
  below?: ReactNode;
}

/** A list below the heading of its screen: search and filters, table and pages, or that it could not be loaded. */
export function ListPart<Row extends { id: string }>({
  area,
  list,
  known,
  filters,
  clear,
  tools,
  create,
  beside,
  above,
  below,
  ...table
}: Props<Row>) {
  const { t } = useTranslation();
  const texts = { noMatch: t(`${area}.noMatch`), none: t(`${area}.none`), hint: t(`${area}.noneHint`), clear };
  const rows = (
    <Table
      {...table}
      caption={t(`${area}.title`)}
      rows={known.rows ?? []}
      rowKey={({ id }) => id}
      sort={list.sort}
      onSort={list.sortBy}
      preview={beside && edgeOf(beside.preview, t)}
      actionsLabel={t('lists.actions')}
      empty={<NoneFound list={list} texts={texts} action={create} />}
      loading={known.waiting ? { label: t(`${area}.loading`) } : undefined}
    />
  );
  return (
    <Stack $gap={5}>
      <ListToolbar
        search={{ label: t(`${area}.search`), ...list.searchBox }}
        foldLabel={filters ? t('lists.filters') : undefined}
        tools={tools}
        status={known.count !== undefined && t(`${area}.count`, { count: known.count })}
      >
        {filters}
      </ListToolbar>
      <StaleIfError result={known.result} failed={t(`${area}.failed`)}>
        {above}
        {beside ? <Beside {...beside}>{rows}</Beside> : rows}
        {below}
        <ListPages label={t(`${area}.pagesLabel`)} {...known.pages} />
      </StaleIfError>
    </Stack>
  );
}
