import { useRetry } from '@portfolio/remote-kit';
import { paginationTexts, useListTop, usePages } from '@portfolio/remote-kit/lists';
import { Button, type ButtonProps } from '@portfolio/ui/button';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Grid } from '@portfolio/ui/layout';
import { Pagination } from '@portfolio/ui/pagination';
import { Spinner } from '@portfolio/ui/spinner';
import { color, controlHeight, fontSize, space } from '@portfolio/ui/tokens';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useTranslation } from '../translator.ts';
import { filtersForm, type CatalogList } from './catalog-list.ts';

/** Twelve fill rows of one, two and three cards (core-site.md §9, Grid columns). */
export const pageSize = 12;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${controlHeight.touch};
  margin-bottom: ${space(2)};
  color: ${color.muted};
  font-size: ${fontSize.small};
`;

/** Its words, not the air around them, meet the edge of the column. */
const AtEdge = styled.div`
  margin: 0 -${space(3)} 0 auto;
`;

const Cards = styled(Grid)<{ $stale: boolean }>`
  opacity: ${({ $stale }) => ($stale ? 0.6 : 1)};
`;

const Pages = styled.div`
  margin-top: ${space(6)};
`;

export interface Found<Item> {
  count: number;
  results: readonly Item[];
}

export interface CatalogResultsProps<Item> {
  list: CatalogList;
  query: { loading: boolean; error?: Error; refetch: () => Promise<unknown> };
  /** Undefined until the first answer. */
  found: Found<Item> | undefined;
  /** What is found belongs to the filter before; another answer is on its way. */
  stale: boolean;
  renderCard: (item: Item) => ReactNode;
  skeleton: ReactNode;
  texts: {
    loading: string;
    failed: string;
    /** Nothing matches the filters. */
    noMatch: string;
    /** There is nothing at all. */
    empty: string;
    count: (count: number) => string;
    pages: string;
  };
}

/** The cards of a catalogue in every state (core-site.md §4, Data screens), page by page. */
export function CatalogResults<Item extends { id: string }>(props: CatalogResultsProps<Item>) {
  const { list, query, found, stale, renderCard, skeleton, texts } = props;
  const { t } = useTranslation();
  const { failure, retry, retrying } = useRetry(query);
  const { top, toTop } = useListTop<HTMLDivElement>();
  const { onPage, ...pages } = usePages(list, pageSize, found, stale);
  // What answers what is asked now stays when it cannot be asked for again.
  const isShown = !failure || (found && !stale);
  /** The button goes with what it clears. */
  const clear = (): void => {
    list.clear();
    top.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <Line ref={top} tabIndex={-1}>
        {query.loading ? (
          <Spinner label={texts.loading} showLabel />
        ) : (
          <p role="status">{isShown && found && found.count > 0 && texts.count(found.count)}</p>
        )}
        {list.isNarrowed && (
          <AtEdge>
            <Clear onClear={clear} variant="ghost" size="small" icon={<X aria-hidden />}>
              {t('catalog.clear')}
            </Clear>
          </AtEdge>
        )}
      </Line>
      {failure && (
        <ErrorState title={texts.failed} onRetry={retry} retrying={retrying} retryLabel={t('retry')}>
          {t('catalog.failedHint')}
        </ErrorState>
      )}
      {isShown && (
        <>
          {!found && (
            <Grid aria-hidden>
              {[0, 1, 2].map((place) => (
                <div key={place}>{skeleton}</div>
              ))}
            </Grid>
          )}
          {found?.count === 0 && <Nothing texts={texts} onClear={list.isNarrowed ? clear : undefined} />}
          {found && found.results.length > 0 && (
            <Cards as="ul" $stale={stale} aria-busy={stale}>
              {found.results.map((item) => (
                <li key={item.id}>{renderCard(item)}</li>
              ))}
            </Cards>
          )}
          <Pages>
            <Pagination
              {...pages}
              form={filtersForm}
              onPage={(page) => {
                onPage(page);
                toTop();
              }}
              texts={paginationTexts(t, texts.pages)}
            />
          </Pages>
        </>
      )}
    </>
  );
}

/** A form with nothing in it: without scripts it leads to the address without anything. */
const Clear = ({ onClear, ...button }: ButtonProps & { onClear: () => void }) => (
  <form
    onSubmit={(event) => {
      event.preventDefault();
      onClear();
    }}
  >
    <Button {...button} type="submit" />
  </form>
);

interface NothingProps {
  texts: { noMatch: string; empty: string };
  onClear: (() => void) | undefined;
}

function Nothing({ texts, onClear }: NothingProps) {
  const { t } = useTranslation();
  if (!onClear) return <EmptyState title={texts.empty} />;
  return <EmptyState title={texts.noMatch} action={<Clear onClear={onClear}>{t('catalog.clearAndRetry')}</Clear>} />;
}
