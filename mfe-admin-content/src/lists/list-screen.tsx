import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Pagination } from '@portfolio/ui/pagination';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { Area } from '../area.ts';
import { focusHeading } from '../editing/focus-heading.ts';
import { SavedNotice } from '../editing/saved-notice.tsx';
import { useEditing, type Saved } from '../editing/use-editing.ts';
import { StaleIfError } from '../screens.ts';
import { useTranslation } from '../translator.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { paginationTexts, usePages, type ListState } from '@portfolio/remote-kit/lists';

interface Props {
  area: Area;
  address: ListState;
  orders?: readonly { value: string; label: string }[];
  pageSize: number;
  result: { loading: boolean; data?: unknown; error?: Error; refetch: () => Promise<unknown> };
  /** How many there are in all, and on this page; undefined until the first answer. */
  found: { count: number; results: readonly { id: string; isPublished?: boolean }[] } | undefined;
  /** Where the public site shows an item, for the notice after it was saved. */
  publicPath: (saved: Saved) => string;
  children: ReactNode;
}

/** The frame of a list: title, "new", search, order, pages, and what is said when it cannot be loaded. */
export function ListScreen({ area, address, orders, pageSize, result, found, publicPath, children }: Props) {
  const { t } = useTranslation();
  const { create } = useEditing();

  const { onPage, ...pages } = usePages(address, pageSize, found, result.loading);

  return (
    <>
      <PageHeading
        description={t(`${area}.lead`)}
        actions={
          <Button variant="primary" icon={<Plus aria-hidden />} onClick={create}>
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
