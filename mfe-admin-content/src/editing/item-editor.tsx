import { ApiError, useApi } from '@portfolio/remote-kit';
import { ErrorState } from '@portfolio/ui/error-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Spinner } from '@portfolio/ui/spinner';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Area } from '../area.ts';
import { useTranslation } from '../translator.ts';
import { Back } from './back.ts';

type Loaded<Item> = Item | 'loading' | 'missing' | 'failed';

interface Props<Item> {
  area: Area;
  /** Of the list, with slashes. */
  path: string;
  /** The item to edit; undefined for a new one. */
  id: number | undefined;
  parse: (body: unknown) => Item;
  /** The form of the present version, or of a new item. */
  children: (item: Item | undefined) => ReactNode;
}

/** Loads the present version of an item, past every cache: an editor must not begin from an old one. */
function useItem<Item>({ path, id, parse }: Pick<Props<Item>, 'path' | 'id' | 'parse'>) {
  const api = useApi();
  const [item, setItem] = useState<Loaded<Item>>('loading');
  const load = useCallback(
    (signal?: AbortSignal): void => {
      const failed = (error: unknown): void => {
        if (!signal?.aborted) setItem(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed');
      };
      api.get(`${path}${id}/`, { parse, signal }).then(setItem, failed);
    },
    [api, path, id, parse],
  );

  useEffect(() => {
    if (id === undefined) return undefined;
    const leaving = new AbortController();
    load(leaving.signal);
    return () => leaving.abort();
  }, [id, load]);

  const retry = (): void => {
    setItem('loading');
    load();
  };
  return [item, retry] as const;
}

/** The form's part of a list-and-form screen: its title, the way back, and the form once the item is there. */
export function ItemEditor<Item extends { title: string }>({ area, path, id, parse, children }: Props<Item>) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const [item, retry] = useItem({ path, id, parse });
  const loaded = typeof item === 'object' ? item : undefined;
  const title = id === undefined ? t(`${area}.create`) : t(`${area}.edit`);

  return (
    <>
      <PageHeading
        back={
          <Back>
            {/* A link, so that leaving by it asks about unsaved changes like every other. */}
            <LinkButton as={Link} to={{ search }} replace variant="ghost" size="small" icon={<ArrowLeft aria-hidden />}>
              {t(`${area}.back`)}
            </LinkButton>
          </Back>
        }
        description={loaded?.title}
      >
        {title}
      </PageHeading>
      {id === undefined && children(undefined)}
      {loaded && children(loaded)}
      {id !== undefined && item === 'loading' && <Spinner label={t('loading')} size="large" />}
      {item === 'missing' && <ErrorState title={t(`${area}.notFound`)}>{t('goneHint')}</ErrorState>}
      {item === 'failed' && (
        <ErrorState title={t(`${area}.loadFailed`)} onRetry={retry} retryLabel={t('retry')}>
          {t('unchanged')}
        </ErrorState>
      )}
    </>
  );
}
