import { useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { hasUnsaved } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import { useParams } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { useCompany } from '../../shared/company/use-company.ts';
import { BackLink } from '../../shared/details/back-link.tsx';
import { DeleteItem } from '../../shared/details/delete-button.tsx';
import { FoundForm } from '../../shared/details/detail-screen.tsx';
import { useTranslation } from '../../translator.ts';
import { FillDialog } from './fill-dialog.tsx';
import { RotationForm } from './rotation-form.tsx';
import { DeleteRotation, RotationDetail } from './rotations.graphql.ts';

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
  const toast = useToast();
  const [opened, open] = useOpened();
  // What is planned follows from what is saved.
  const fill = () => (hasUnsaved() ? toast('info', t('rotations.fill.saveFirst')) : open('fill'));
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(RotationDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const rotation = result.data?.rotation;
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.rotations)}>{t('rotations.title')}</BackLink>}
        actions={
          rotation && (
            <Button variant="primary" icon={<CalendarPlus aria-hidden />} onClick={fill}>
              {t('rotations.fill.action')}
            </Button>
          )
        }
      >
        {rotation === null ? t('rotations.notFound') : (rotation?.name ?? t('rotations.one'))}
      </PageHeading>
      <FoundForm area="rotations" item={rotation} result={result} failed={t('rotations.loadFailed')}>
        {(found) => (
          <Stack $gap={6}>
            <RotationForm rotation={found} company={found.companyId} />
            <div>
              <DeleteItem
                mutation={DeleteRotation}
                item={{ type: 'Rotation', id, name: found.name }}
                area="rotations"
                failed={() => t('rotations.delete.failed')}
              />
            </div>
          </Stack>
        )}
      </FoundForm>
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
