import { useMutation, useQuery } from '@apollo/client/react';
import { useOpened } from '@portfolio/remote-kit';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { Cluster } from '@portfolio/ui/layout';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { Quiet, Rows } from '../../shared/details/detail.styles.ts';
import { Section } from '../../shared/details/section.tsx';
import { Secondary } from '../../shared/lists/cell.styles.ts';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { LicenseDays } from './license-days.tsx';
import { LicenseModal } from './license-modal.tsx';
import { DeleteLicense, EmployeeLicenses as EmployeeLicensesOperation } from './licenses.graphql.ts';
import { ScanButton } from './scan-button.tsx';

interface Props {
  employee: { id: string; companyId: string };
  /** Whoever gets a license is qualified by it. */
  onChanged: () => Promise<unknown>;
}

/** The licenses of an employee, on their page: add, change, delete, and the scan. */
export function EmployeeLicenses({ employee, onChanged }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { run } = useAction();
  const [deleteIt] = useMutation(DeleteLicense);
  const [opened, open] = useOpened();
  const { data, error, refetch } = useQuery(EmployeeLicensesOperation, {
    variables: { employee: employee.id },
    fetchPolicy: 'cache-and-network',
  });
  const licenses = data?.employeeLicenses;
  const edited = licenses?.find(({ id }) => id === opened);
  const changed = (): void => {
    void refetch();
    void onChanged();
  };
  const remove = async (id: string): Promise<void> => {
    const ending = { done: t('licenses.deleted'), failed: () => t('licenses.deleteFailed') };
    if (await run(() => deleteIt({ variables: { id } }), ending)) changed();
  };
  return (
    <Section
      title={t('licenses.title')}
      more={
        <Button size="small" icon={<Plus aria-hidden />} onClick={() => open('new')}>
          {t('licenses.create')}
        </Button>
      }
    >
      {error && !data && <Quiet>{t('licenses.failed')}</Quiet>}
      {licenses?.length === 0 && <Quiet>{t('licenses.noneHere')}</Quiet>}
      <Rows>
        {licenses?.map((license) => (
          <li key={license.id}>
            <span dir="auto">{license.qualificationName}</span>
            <Secondary dir="auto">{[license.number, license.issuer].filter(Boolean).join(' · ')}</Secondary>
            <LicenseDays license={license} />
            <Cluster $gap={2}>
              <ScanButton license={license} />
              <Button size="small" variant="ghost" icon={<Pencil aria-hidden />} onClick={() => open(license.id)}>
                {t('lists.edit')} <VisuallyHidden>{license.qualificationName}</VisuallyHidden>
              </Button>
              <Confirm
                size="small"
                icon={<Trash2 aria-hidden />}
                action={t('licenses.delete')}
                of={license.qualificationName}
                question={t('licenses.deleteQuestion', { name: license.qualificationName })}
                onConfirm={() => remove(license.id)}
              />
            </Cluster>
          </li>
        ))}
      </Rows>
      {(opened === 'new' || edited) && (
        <LicenseModal
          employee={employee}
          license={edited}
          onClose={() => open(undefined)}
          onSaved={() => {
            open(undefined);
            toast('success', t('licenses.saved'));
            changed();
          }}
        />
      )}
    </Section>
  );
}
