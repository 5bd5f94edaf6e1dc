import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { refusalOf } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { PageHeading } from '@portfolio/ui/page-heading';
import { space } from '@portfolio/ui/tokens';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Trash2 from 'lucide-react/icons/trash-2';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useCompany } from '../company/use-company.tsx';
import { paths } from '../../paths.ts';
import { LoadError, Confirm } from '../screens.ts';
import { useTranslation } from '../../translator.ts';
import { Quiet, Columns } from './section.tsx';
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

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};

  & > svg {
    flex: none;
  }
`;

/** The way back, above the title. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Back to={to}>
    <ArrowLeft aria-hidden size={16} />
    {children}
  </Back>
);

interface DeleteButtonProps {
  mutation: TypedDocumentNode<unknown, { id: string }>;
  /** What is deleted, by its GraphQL type; no list shows it any more then. */
  item: { type: string; id: string; name: string };
  area: ItemArea;
  /** Said when it can't be; a text of its own gives way to what the server says. */
  failed: string | ((error: unknown) => string);
}

/** One that is refused while others need it. */
export function DeleteButton({ area, ...props }: Omit<DeleteButtonProps, 'failed'> & { area: DetailArea }) {
  const { t } = useTranslation();
  const failed = (error: unknown) => t(`${area}.delete.${refusalOf(error).kind === 'conflict' ? 'needed' : 'failed'}`);
  return <DeleteItem {...props} area={area} failed={failed} />;
}

/** scheduling.md §4, Delete flow: Delete, then Confirm or Cancel; back to the list afterwards. */
export function DeleteItem({ mutation, item: { type, id, name }, area, failed }: DeleteButtonProps) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const { run } = useAction();
  const navigate = useNavigate();
  const { within } = useCompany();

  const remove = async (): Promise<void> => {
    const isDone = await run(() => client.mutate({ mutation, variables: { id } }), {
      done: t(`${area}.delete.done`, { name }),
      failed,
    });
    if (!isDone) return;
    void navigate(within(paths[area]), { replace: true });
    client.cache.evict({ id: `${type}:${id}` });
  };

  return (
    <Confirm
      icon={<Trash2 aria-hidden />}
      action={t(`${area}.delete.action`)}
      question={t(`${area}.delete.question`, { name })}
      onConfirm={remove}
    />
  );
}
