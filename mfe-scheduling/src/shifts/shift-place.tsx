import { Card } from '@portfolio/ui/card';
import { ErrorState } from '@portfolio/ui/error-state';
import { LinkButton } from '@portfolio/ui/link-button';
import { Grid } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { Skeleton, SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { BackLink } from '../shared/details/detail-screen.tsx';
import { LoadError } from '../shared/screens.ts';
import { useTranslation } from '../translator.ts';
import type { WholeShift } from './shifts.graphql.ts';
import { useShiftPaths } from './use-shift-paths.ts';

interface Props {
  /** Stands above until the shift is there. */
  title: string;
  /** scheduling.md §8, Load failures. */
  failed: string;
  state: {
    id: string;
    shift: WholeShift | null | undefined;
    failure: Error | undefined;
    retry: () => void;
    retrying: boolean;
    loading: boolean;
  };
  children: (shift: WholeShift) => ReactNode;
}

/** A screen about one shift: while it is on its way, when it cannot be loaded, and when there is none. */
export function ShiftPlace({ title, failed, state, children }: Props) {
  const { t } = useTranslation();
  const to = useShiftPaths();
  const { id, shift, failure, retry, retrying, loading } = state;
  const isKnown = shift?.id === id;
  const heading = <PageHeading back={<BackLink to={to.list}>{t('shifts.back')}</BackLink>}>{title}</PageHeading>;
  if (isKnown || failure) {
    return (
      <>
        {!isKnown && heading}
        {failure && <LoadError title={failed} retry={retry} retrying={retrying} />}
        {/* It stays when it cannot be asked for again: somebody may be typing. */}
        {isKnown && children(shift)}
      </>
    );
  }
  if (loading) {
    return (
      <>
        {heading}
        <SkeletonGroup label={t('shifts.loadingOne')}>
          <Grid $min="22rem">
            {[0, 1].map((card) => (
              <Card key={card}>
                <Skeleton $width="40%" $height="1.5rem" />
                <SkeletonText lines={8} />
              </Card>
            ))}
          </Grid>
        </SkeletonGroup>
      </>
    );
  }
  return (
    <>
      {heading}
      <ErrorState
        title={t('shifts.notFound')}
        action={
          <LinkButton as={Link} to={to.list}>
            {t('shifts.back')}
          </LinkButton>
        }
      >
        {t('shifts.notFoundHint')}
      </ErrorState>
    </>
  );
}
