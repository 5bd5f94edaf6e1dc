import { useQuery } from '@apollo/client/react';
import { useOpened, useRetry } from '@portfolio/remote-kit';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { FormSkeleton } from '@portfolio/ui/skeleton';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { BackLink } from '../../shared/details/back-link.tsx';
import { Quiet } from '../../shared/details/detail.styles.ts';
import { LoadError } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { DeleteRotation } from './delete-rotation.tsx';
import { FillDialog } from './fill-dialog.tsx';
import { RotationForm } from './rotation-form.tsx';
import { RotationDetail } from './rotations.graphql.ts';

/** A new rotation. */
export function NewRotation() {
  const { t } = useTranslation();
  const { company, within } = useCompany();
  return (
    <>
      <PageHeading back={<BackLink to={within(paths.rotations)}>{t('rotations.title')}</BackLink>}>
        {t('rotations.newTitle')}
      </PageHeading>
      <RotationForm company={company} />
    </>
  );
}

/** A rotation: how its teams take turns, who is in them, and the days that it fills. */
export function RotationEditor() {
  const { id = '' } = useParams();
  return <Edit key={id} id={id} />;
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  const [opened, open] = useOpened();
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(RotationDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const { failure, retry, retrying } = useRetry(result);
  const rotation = result.data?.rotation;
  const isMissing = rotation === null;
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.rotations)}>{t('rotations.title')}</BackLink>}
        actions={
          rotation && (
            <Button variant="primary" icon={<CalendarPlus aria-hidden />} onClick={() => open('fill')}>
              {t('rotations.fill.action')}
            </Button>
          )
        }
      >
        {isMissing ? t('rotations.notFound') : (rotation?.name ?? t('rotations.one'))}
      </PageHeading>
      {failure && <LoadError title={t('rotations.loadFailed')} retry={retry} retrying={retrying} />}
      {!failure && rotation === undefined && <FormSkeleton label={t('rotations.loading')} />}
      {isMissing && <Quiet>{t('rotations.notFoundHint')}</Quiet>}
      {rotation && (
        <Stack $gap={6}>
          <RotationForm rotation={rotation} company={rotation.companyId} />
          <div>
            <DeleteRotation rotation={rotation} />
          </div>
        </Stack>
      )}
      {rotation && opened === 'fill' && (
        <FillDialog
          rotation={rotation}
          onClose={() => open(undefined)}
          onMade={() => {
            open(undefined);
            void result.refetch();
          }}
        />
      )}
    </>
  );
}
