import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { type ListState, usePages, one } from '@portfolio/remote-kit/lists';
import { edgeOf, type PreviewState } from '@portfolio/remote-kit/preview';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { ListToolbar } from '@portfolio/ui/list-toolbar';
import { Table, type TableProps } from '@portfolio/ui/table';
import { color, fontSize, media } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { z } from 'zod';
import { useTranslation } from '../../translator.ts';
import type { DetailArea } from '../details/detail-screen.tsx';
import { Beside, ListPages, NoneFound, StaleIfError } from '../screens.ts';
import { atOnce, type LocalOrder } from './at-once.ts';

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
  /** What can be done besides, beside the heading. */
  ways?: ReactNode;
  /** The way to a new one. One action of a screen is its first: that of the empty list stands back behind the heading's. */
  create?: Create;
  /** Where an item is shown beside the list. */
  beside?: { preview: PreviewState; item: (id: string) => ReactNode };
  /** Right above and below the table. */
  above?: ReactNode;
  below?: ReactNode;
}

interface Create {
  words: string;
  /** Where that is a screen. */
  to?: string;
  onClick?: () => void;
}

/** A list with the heading of its screen: search and filters, table and pages, or that it could not be loaded. */
export function ListPart<Row extends { id: string }>({
  area,
  list,
  known,
  filters,
  clear,
  tools,
  ways,
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
      empty={<NoneFound list={list} texts={texts} action={create && <CreateButton {...create} />} />}
      loading={known.waiting ? { label: t(`${area}.loading`) } : undefined}
    />
  );
  return (
    <>
      <PageHeading
        description={t(`${area}.lead`)}
        actions={
          (ways ?? create) && (
            <>
              {ways}
              {create && <CreateButton {...create} variant="primary" />}
            </>
          )
        }
      >
        {t(`${area}.title`)}
      </PageHeading>
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
    </>
  );
}

function CreateButton({ words, to, ...button }: Create & { variant?: 'primary' }) {
  const looks = { ...button, icon: <Plus aria-hidden />, 'data-create': true };
  if (to === undefined) return <Button {...looks}>{words}</Button>;
  return (
    <LinkButton as={Link} to={to} {...looks}>
      {words}
    </LinkButton>
  );
}

interface Found<Row> {
  count: number;
  results: readonly Row[];
}

type Asked = Pick<ListState, 'page' | 'pageSize' | 'search' | 'ordering'>;
type List = Asked & Pick<ListState, 'searchBox' | 'goToPage' | 'goToFirstPage' | 'sizes'>;

interface Options<Data, Row, Variables> {
  /** What is asked beside search, order and page. */
  variables: Variables;
  /** The list in an answer. */
  of: (data: Data) => Found<Row>;
  local: LocalOrder<Row>;
  /** Where the reader doesn't choose it. */
  pageSize?: number;
}

/** What a list shows: the server's answer, and until that is there what the loaded rows say. */
export function useListQuery<Data, Row, Variables extends object>(
  operation: TypedDocumentNode<Data, NoInfer<Variables> & Asked>,
  list: List,
  { variables, of, local, pageSize = list.pageSize }: Options<Data, Row, Variables>,
) {
  const { searchBox, page, search, ordering } = list;
  const result = useQuery<Data>(operation, {
    variables: { page, pageSize, search, ordering, ...variables },
    fetchPolicy: 'cache-and-network',
  });
  // Of what was asked before, of the same company.
  const { data, previousData: before } = result;
  const found = data && of(data);
  const isSettled = found !== undefined && searchBox.value.trim() === search;
  const known = found ?? (before && of(before));
  const wanted = { search: searchBox.value, ordering };
  return {
    result: { data, error: result.error, refetch: result.refetch },
    /** What the server says. */
    found,
    /** Undefined until the first answer. */
    rows: known && (isSettled ? known.results : atOnce(known.results, local, wanted)),
    /** How many there are in all; undefined while that is being asked. */
    count: isSettled ? found.count : undefined,
    /** More may come. */
    waiting: !isSettled && !result.error,
    pages: usePages(list, pageSize, known, found === undefined),
  };
}

/** What somebody typed, such as a long word or an address: broken where there is no room. */
export const Broken = styled.div`
  overflow-wrap: anywhere;
`;

/** A second line of a cell: less than its first. */
export const Secondary = styled.div`
  color: ${color.muted};
  font-size: ${fontSize.tiny};
  font-weight: 400;
`;

/** A number that is read in one piece, unless no column has room for it. */
export const SecondaryNumber = styled(Secondary)`
  overflow-wrap: break-word;

  ${media.desktop} {
    white-space: nowrap;
  }
`;

/** Leads from a row to its form; `name` says whose, for screen readers. */
export function EditLink({ to, name }: { to: string; name: string }) {
  const { t } = useTranslation();
  return (
    <LinkButton as={Link} to={to} size="small" variant="ghost" icon={<Pencil aria-hidden />}>
      {t('lists.edit')} <VisuallyHidden>{name}</VisuallyHidden>
    </LinkButton>
  );
}

/** Orders of a list, each followed by the other way round: `name`, `-name`. */
export const bothWays = <Name extends string>(...names: Name[]): (Name | `-${Name}`)[] =>
  names.flatMap((name) => [name, `-${name}` as const]);

/** Days between which a list is; each may be left open. */
interface Days {
  from: string | undefined;
  to: string | undefined;
}

/** For the filters of a list's address. */
export const dayRangeFilters = { from: one(z.iso.date()), to: one(z.iso.date()) };

/** The two fields of them, for a `ListToolbar`. */
export function DayRange({ from, to, onChange }: Days & { onChange: (change: Partial<Days>) => void }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        type="date"
        label={t('lists.from')}
        value={from ?? ''}
        onChange={({ target }) => onChange({ from: target.value || undefined })}
      />
      <TextField
        type="date"
        label={t('lists.to')}
        value={to ?? ''}
        onChange={({ target }) => onChange({ to: target.value || undefined })}
      />
    </>
  );
}
