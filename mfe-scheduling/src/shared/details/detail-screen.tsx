import { useRetry } from '@portfolio/remote-kit';
import { PageHeading } from '@portfolio/ui/page-heading';
import type { ReactNode } from 'react';
import { useCompany } from '../company/use-company.ts';
import { paths } from '../../paths.ts';
import { LoadError } from '../screens.ts';
import { useTranslation } from '../../translator.ts';
import { BackLink } from './back-link.tsx';
import { Quiet, Columns } from './detail.styles.ts';
import { Card } from '@portfolio/ui/card';
import { FormSkeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';

/** Nouns with a list, a screen for each of them, and the same texts for both. */
export type DetailArea = 'clients' | 'employees';

/** Also those whose screen is their form. */
export type ItemArea = DetailArea | 'posts' | 'rotations';

interface Props<Item> {
  area: DetailArea;
  /** Null when there is none of this id, undefined until that is known. */
  item: Item | null | undefined;
  result: Parameters<typeof useRetry>[0] & { refetch: () => Promise<unknown> };
  children: (item: Item, refetch: () => Promise<unknown>) => ReactNode;
}

/** The screen of one thing: while it loads, when it can't be loaded, when there is none, or what `children` makes of it. */
export function DetailScreen<Item>({ area, item, result, children }: Props<Item>) {
  const { t } = useTranslation();
  const { failure, retry, retrying } = useRetry(result);

  const failed = failure && <LoadError title={t(`${area}.loadFailed`)} retry={retry} retrying={retrying} />;
  const isMissing = item === null;
  if (item) {
    return (
      <>
        {failed}
        {children(item, () => result.refetch())}
      </>
    );
  }
  return (
    <>
      <PageHeading back={<BackToList area={area} />}>{t(isMissing ? `${area}.notFound` : `${area}.one`)}</PageHeading>
      {failed}
      {!failure && !isMissing && <DetailSkeleton label={t(`${area}.loading`)} />}
      {isMissing && <Quiet>{t(`${area}.notFoundHint`)}</Quiet>}
    </>
  );
}

/** The form of one thing, at its own address: as it is saved now, with the way back to its screen. */
export function EditScreen<Item extends { name: string }>({
  area,
  own,
  item,
  result,
  failed,
  children,
}: Omit<Props<Item>, 'children'> & {
  /** Path of its screen. */
  own: string;
  failed: string;
  children: (item: Item, back: string) => ReactNode;
}) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const isMissing = item === null;
  const back = within(isMissing ? paths[area] : own);
  return (
    <>
      <PageHeading back={<BackLink to={back}>{item?.name ?? t(`${area}.back`)}</BackLink>}>
        {t(isMissing ? `${area}.notFound` : `${area}.editTitle`)}
      </PageHeading>
      <FoundForm area={area} item={item} result={result} failed={failed}>
        {(found) => children(found, back)}
      </FoundForm>
    </>
  );
}

/** A form below its heading, once what it is of is there. */
export function FoundForm<Item>({
  area,
  item,
  result,
  failed,
  children,
}: Pick<Props<Item>, 'item' | 'result'> & { area: ItemArea; failed: string; children: (item: Item) => ReactNode }) {
  const { t } = useTranslation();
  const { failure, retry, retrying } = useRetry(result);
  return (
    <>
      {failure && <LoadError title={failed} retry={retry} retrying={retrying} />}
      {!failure && item === undefined && <FormSkeleton label={t(`${area}.loading`)} />}
      {item === null && <Quiet>{t(`${area}.notFoundHint`)}</Quiet>}
      {item && children(item)}
    </>
  );
}

/** To the list, within the same company. */
export function BackToList({ area }: { area: DetailArea }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  return <BackLink to={within(paths[area])}>{t(`${area}.back`)}</BackLink>;
}

/** The place of a detail screen's sections while they are on their way. */
const DetailSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Columns>
      <Card>
        <SkeletonText lines={8} />
      </Card>
      <Card>
        <SkeletonText lines={5} />
      </Card>
    </Columns>
  </SkeletonGroup>
);
