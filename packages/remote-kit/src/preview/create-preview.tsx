import { useRetry } from '@portfolio/remote-kit';
import { Beside as Columns, BesidePane } from '@portfolio/ui/beside';
import { Button } from '@portfolio/ui/button';
import { IconButton } from '@portfolio/ui/icon-button';
import { Cluster, Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { color, fontSize, media, space } from '@portfolio/ui/tokens';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Pencil from 'lucide-react/icons/pencil';
import X from 'lucide-react/icons/x';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { FormPlace } from '../forms/form-place.ts';
import { createScreens, type UseTranslation } from '../screens/create-screens.tsx';
import { usePreviewKeys } from './use-preview-keys.ts';
import type { PreviewState } from './use-preview.ts';

const Shown = createContext<PreviewState | undefined>(undefined);

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
  gap: ${space(2)};
  margin-bottom: ${space(4)};
  overflow-wrap: anywhere;

  & h2 {
    font-size: ${fontSize.title};
  }
`;

const Keys = styled.p`
  margin-top: ${space(4)};
  color: ${color.muted};
  font-size: ${fontSize.tiny};

  ${media.touch} {
    display: none;
  }
`;

interface BesideProps {
  /** What `usePreview` gave. */
  preview: PreviewState;
  /** An item, by its id: a `Preview`. */
  item: (id: string) => ReactNode;
  /** The list. */
  children: ReactNode;
}

interface PreviewProps<Item> {
  /** What `useQuery` gave, and the item in it: null when there is none of this id. */
  result: Parameters<typeof useRetry>[0];
  item: Item | null | undefined;
  texts: { loading: string; failed: string; notFound: string };
  /** Of its own page. */
  to: string;
  title: (item: Item) => ReactNode;
  /** Below the title. */
  status?: (item: Item) => ReactNode;
  /** The form that changes it, where that is; `done` when it is saved or left. */
  form?: (item: Item, done: () => void) => ReactNode;
  children: (item: Item) => ReactNode;
}

/** A list with an item beside it, in the words of a remote: `export const { Beside, Preview } = createPreview(useTranslation)`. */
export function createPreview(useTranslation: UseTranslation) {
  const { LoadError } = createScreens(useTranslation);

  /** The list, and beside it the item that is shown. */
  function Beside({ preview, item, children }: BesideProps) {
    const { t } = useTranslation();
    const keys = usePreviewKeys<HTMLDivElement>(preview);
    const { shown } = preview;
    return (
      <Columns $open={shown !== undefined} {...keys}>
        <div>
          {preview.isWide && <VisuallyHidden as="p">{t('beside.keys')}</VisuallyHidden>}
          {children}
        </div>
        {shown !== undefined && (
          <BesidePane aria-label={t('beside.label')}>
            <Shown value={preview} key={shown}>
              {item(shown)}
            </Shown>
          </BesidePane>
        )}
      </Columns>
    );
  }

  /** One item beside its list: while it loads, when that fails, when there is none, what `children` makes of it, or its form. */
  function Preview<Item>({ result, item, texts, to, title, status, form, children }: PreviewProps<Item>) {
    const { t } = useTranslation();
    const preview = useContext(Shown);
    const { failure, retry, retrying } = useRetry(result);
    const [isChanging, setChanging] = useState(false);
    const place = useRef<HTMLDivElement>(null);
    // The button that was pressed has gone.
    const was = useRef(isChanging);
    useEffect(() => {
      if (was.current === isChanging) return;
      was.current = isChanging;
      place.current?.querySelector<HTMLElement>(isChanging ? 'input, select, textarea' : 'h2')?.focus();
    }, [isChanging]);
    return (
      <div ref={place}>
        <Head>
          <div>
            <h2 tabIndex={-1} dir="auto" data-preview-title>
              {item ? title(item) : item === null ? texts.notFound : t('loading')}
            </h2>
            {item && status?.(item)}
          </div>
          <IconButton
            size="small"
            icon={<X aria-hidden />}
            label={t('close')}
            onClick={() => preview?.show(undefined)}
          />
        </Head>
        {failure && <LoadError title={texts.failed} retry={retry} retrying={retrying} />}
        {!failure && item === undefined && (
          <SkeletonGroup label={texts.loading}>
            <SkeletonText lines={8} />
          </SkeletonGroup>
        )}
        {item && isChanging && <FormPlace value={preview?.keep}>{form?.(item, () => setChanging(false))}</FormPlace>}
        {item && !isChanging && (
          <Stack $gap={4}>
            <Cluster $gap={2}>
              {form && (
                <Button size="small" variant="primary" icon={<Pencil aria-hidden />} onClick={() => setChanging(true)}>
                  {t('edit')}
                </Button>
              )}
              <LinkButton as={Link} to={to} size="small" icon={<Maximize2 aria-hidden />}>
                {t('beside.open')}
              </LinkButton>
            </Cluster>
            {children(item)}
          </Stack>
        )}
        {!isChanging && <Keys aria-hidden>{t('beside.hint')}</Keys>}
      </div>
    );
  }

  return { Beside, Preview };
}
