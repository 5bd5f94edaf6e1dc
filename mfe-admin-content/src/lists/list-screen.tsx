import type { TypedDocumentNode } from '@apollo/client';
import { Button } from '@portfolio/ui/button';
import { SelectField } from '@portfolio/ui/field';
import { IconButton } from '@portfolio/ui/icon-button';
import { Stack } from '@portfolio/ui/layout';
import { ListToolbar as Toolbar } from '@portfolio/ui/list-toolbar';
import { Notice } from '@portfolio/ui/notice';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import { media, space } from '@portfolio/ui/tokens';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import type { Area } from '../area.ts';
import { ItemEditor } from '../editing/item-editor.tsx';
import { useEditing, type Saved } from '../editing/use-editing.ts';
import { focusHeading } from '../editing/focus.ts';
import { StaleIfError, NoneFound } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { ItemCardSkeleton } from './item-card.tsx';
import { paginationTexts, useListState, usePages, type ListState } from '@portfolio/remote-kit/lists';
import { useFresh } from '@portfolio/remote-kit/screens';

/** How most lists can be ordered. */
export const itemOrders = ['-created_at', '-updated_at', 'title', '-title'] as const;

type Order = (typeof itemOrders)[number] | '-is_featured';

/** The items that the address of a list asks for, and how many there are in all. */
export function useItems<Data, Item>(
  query: TypedDocumentNode<Data, { page: number; pageSize: number; search: string; ordering: string }>,
  of: (data: Data) => { count: number; results: readonly Item[] },
  orderings: readonly [string, ...string[]] = itemOrders,
  pageSize = 10,
) {
  const address = useListState({ orderings });
  const { page, search, ordering } = address;
  // Others edit too; what is known stands until the answer is there.
  const result = useFresh(query, { page, pageSize, search, ordering });
  const data = result.data ?? result.previousData;
  /** `found` is undefined until the first answer; `clear` ends the search, where there is one. */
  return { address, pageSize, result, found: data && of(data), clear: search ? address.clear : undefined };
}

type Items<Item> = Omit<ReturnType<typeof useItems<unknown, Item>>, 'result'> & {
  result: { loading: boolean; data?: unknown; error?: Error; refetch: () => Promise<unknown> };
};

interface Props {
  area: Area;
  list: Items<{ id: string; isPublished?: boolean }>;
  /** None when the list is sorted by its columns. */
  orders?: readonly Order[];
  /** Where the public site shows an item, for the notice after it was saved. */
  publicPath: (saved: Saved) => string;
  children: ReactNode;
}

/** The frame of a list: title, "new", search, order, pages, and what is said when it cannot be loaded. */
export function ListScreen({ area, list, orders, publicPath, children }: Props) {
  const { t } = useTranslation();
  const { create } = useEditing();
  const { address, pageSize, result, found } = list;
  const { onPage, ...pages } = usePages(address, pageSize, found, result.loading);

  return (
    <>
      <PageHeading
        description={t(`${area}.lead`)}
        actions={
          <Button data-create variant="primary" icon={<Plus aria-hidden />} onClick={create}>
            {t(`${area}.create`)}
          </Button>
        }
      >
        {t(`${area}.title`)}
      </PageHeading>
      <Stack $gap={5}>
        <SavedNotice area={area} publicPath={publicPath} listed={found?.results ?? []} />
        <ListToolbar area={area} address={address} orders={orders} count={found?.count} loading={result.loading} />
        <StaleIfError result={result} failed={t(`${area}.failed`)}>
          {children}
          <Pagination
            {...pages}
            onPage={(page) => {
              onPage(page);
              // The next page begins at its top, for the eye and for the keyboard.
              focusHeading();
            }}
            texts={paginationTexts(t, t(`${area}.pagesLabel`))}
          />
        </StaleIfError>
      </Stack>
    </>
  );
}

interface SavedNoticeProps {
  area: Area;
  publicPath: (saved: Saved) => string;
  /** What the list shows: it knows when an item has been switched since. */
  listed: readonly { id: string; isPublished?: boolean }[];
}

/** Tells above the list what was saved, and where the public site shows it; a draft is shown to administrators only. */
function SavedNotice({ area, publicPath, listed }: SavedNoticeProps) {
  const { t } = useTranslation();
  const { place, close } = useEditing();
  if (!place || !('saved' in place)) return null;
  const { id, title } = place.saved;
  const published = listed.find((item) => item.id === id)?.isPublished ?? place.saved.published;
  return (
    <Notice
      kind="success"
      action={<IconButton size="small" icon={<X aria-hidden />} label={t('toasts.dismiss')} onClick={() => close()} />}
    >
      {t(`${area}.saved`, { title })}{' '}
      <Link to={publicPath(place.saved)}>{t(published ? 'viewOnSite' : 'previewDraft')}</Link>
    </Notice>
  );
}

/** Nothing matches the search, or there is nothing yet. `onClear` ends the search; undefined when there is none. */
export function NoItems({ area, onClear }: { area: Area; onClear: (() => void) | undefined }) {
  const { t } = useTranslation();
  const { create } = useEditing();
  const clear = (): void => {
    onClear?.();
    // The button goes with the search.
    focusHeading();
  };
  return (
    <NoneFound
      list={{ isNarrowed: onClear !== undefined, clear }}
      texts={{ noMatch: t(`${area}.noMatch`), none: t(`${area}.empty`), hint: t(`${area}.emptyHint`) }}
      action={<Button onClick={create}>{t(`${area}.create`)}</Button>}
    />
  );
}

const List = styled.ul<{ $stale?: boolean }>`
  display: grid;
  gap: ${space(3)};
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

const skeletons = 4;

interface ItemListProps<Item> {
  area: Area;
  list: Items<Item>;
  /** One item as a card. */
  children: (item: Item) => ReactNode;
}

/** Cards one below the other, their outlines while they are on their way, or why there are none. */
export function ItemList<Item extends { id: string }>({ area, list, children }: ItemListProps<Item>) {
  const items = list.found?.results;
  // They belong to the last search; others are on their way.
  const stale = !list.result.data;
  if (!items) {
    return (
      <List aria-hidden>
        {Array.from({ length: skeletons }, (_, index) => (
          <li key={index}>
            <ItemCardSkeleton plain={area === 'posts'} />
          </li>
        ))}
      </List>
    );
  }
  if (items.length === 0) return <NoItems area={area} onClear={list.clear} />;
  return (
    <List $stale={stale} aria-busy={stale}>
      {items.map((item) => (
        <li key={item.id}>{children(item)}</li>
      ))}
    </List>
  );
}

interface ListToolbarProps {
  area: Area | 'messages';
  address: Pick<ListState, 'searchBox' | 'ordering' | 'orderBy'>;
  /** What the order can be. None when the list is sorted elsewhere. */
  orders?: readonly Order[];
  /** How many are found; undefined until that is known. */
  count: number | undefined;
  loading: boolean;
  /** Beside how many there are. */
  tools?: ReactNode;
}

/** Wide enough for its words in every language. */
const Order = styled.div`
  ${media.tablet} {
    grid-column: span 2;
    max-width: 18rem;
  }
`;

/** Search, order, and how many there are. */
export function ListToolbar({ area, address, orders, count, loading, tools }: ListToolbarProps) {
  const { t } = useTranslation();
  const found = count === undefined ? '' : t(`${area}.count`, { count });
  return (
    <Toolbar
      search={{ label: t(`${area}.search`), ...address.searchBox }}
      tools={tools}
      status={loading ? t(`${area}.loading`) : found}
    >
      {orders && (
        <Order>
          <SelectField
            label={t('order.label')}
            value={address.ordering}
            onChange={(event) => address.orderBy(event.target.value)}
            options={orders.map((order) => [order, t(`order.${order}`)])}
          />
        </Order>
      )}
    </Toolbar>
  );
}

/** A list, or the form of a new item or of one of the list. The address stays, so the shell does not notice the change: the focus is moved here. */
export function ListOrForm<Item extends { title: string; revision: number; isPublished: boolean }>({
  list,
  ...editor
}: Omit<ComponentProps<typeof ItemEditor<Item>>, 'id'> & { list: ReactNode }) {
  const { place } = useEditing();
  const open = place?.action === 'edit' ? place.id : place?.action;

  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) focusHeading();
    before.current = open;
  }, [open]);

  if (open === undefined) return list;
  return <ItemEditor key={open} {...editor} id={open === 'create' ? undefined : open} />;
}
