import { useMutation, useQuery } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { licenseInput, licenseLimits, licensePatch, scanTypes } from '@portfolio/contracts/scheduling';
import { useOpened } from '@portfolio/remote-kit';
import { changesOf, useForm, useLatest, textsOf } from '@portfolio/remote-kit/forms';
import { useAction, useFresh } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { DropArea } from '@portfolio/ui/drop-area';
import { SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { VisuallyHidden } from '@portfolio/ui/visually-hidden';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { useRef, useState } from 'react';
import { Quiet, Rows, Section } from '../../shared/details/section.tsx';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { Secondary } from '../../shared/lists/list-part.tsx';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { QualificationOptions } from '../qualifications/qualifications.graphql.ts';
import {
  DeleteLicense,
  EmployeeLicenses as EmployeeLicensesOperation,
  CreateLicense,
  DeleteLicenseScan,
  LicenseDetail,
  SetLicenseScan,
  UpdateLicense,
  type WholeLicense,
} from './licenses.graphql.ts';
import { ScanButton, LicenseDays } from './license-cells.tsx';

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
  const { data, error, refetch } = useFresh(EmployeeLicensesOperation, { employee: employee.id });
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

/** Days are blank where it is open. */
const valuesOf = (license: WholeLicense | undefined) => ({
  qualification: license?.qualificationId ?? '',
  ...textsOf(license, 'number', 'issuer', 'validFrom', 'validUntil'),
});

type Values = ReturnType<typeof valuesOf>;

const changesIn = ({ number, issuer, validFrom, validUntil }: Values) => ({
  number,
  issuer,
  validFrom: validFrom || null,
  validUntil: validUntil || null,
});

const inputOf = (values: Values) => ({ ...changesIn(values), qualification: values.qualification });

interface LicenseModalProps {
  employee: { id: string; companyId: string };
  /** Undefined for a new one. */
  license: WholeLicense | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A license of an employee: what it proves, its number, who gave it, its days, and a scan. It stays of its qualification. */
function LicenseModal({ employee, license, onClose, onSaved }: LicenseModalProps) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateLicense);
  const [update] = useMutation(UpdateLicense);
  const [setScan] = useMutation(SetLicenseScan);
  const [deleteScan] = useMutation(DeleteLicenseScan);
  const { data } = useQuery(QualificationOptions, { variables: { company: employee.companyId } });
  const [scan, choose] = useState<File>();
  const [kept, keep] = useState(license?.scanName ?? null);
  /** Of a new one that was saved, but not its scan. */
  const saved = useRef<string>(undefined);

  const form = useForm<Values, void, ReturnType<typeof inputOf>>({
    draft: license ? `license/${license.id}` : `license/new/${employee.id}`,
    values: valuesOf(license),
    schema: license ? licensePatch : licenseInput,
    request: inputOf,
    rules: ({ qualification }) => ({ qualification: qualification === '' ? fault('required') : undefined }),
    sentences: { qualification: { required: t('licenses.errors.qualification') } },
    latest: useLatest(LicenseDetail, { id: license?.id ?? '' }, ({ license: now }) => now && valuesOf(now)),
    async send(input, values, context, began) {
      let id = license?.id ?? saved.current;
      if (id === undefined) {
        id = (await create({ variables: { employee: employee.id, input }, context })).data?.createLicense.id;
        saved.current = id;
      } else {
        const changes = license ? changesOf(changesIn(values), changesIn(began)) : { input: changesIn(values) };
        await update({ variables: { id, ...changes }, context });
      }
      if (id === undefined) return;
      if (scan) await setScan({ variables: { id, file: scan } });
      else if (license?.scanName && kept === null) await deleteScan({ variables: { id } });
    },
    onSaved,
    failed: t('licenses.saveFailed'),
  });

  const texts = { optional: t('optional'), autoComplete: 'off' } as const;
  const validFrom = form.controlled('validFrom');
  return (
    <FormModal
      form={form}
      title={license ? license.qualificationName : t('licenses.create')}
      save={t('licenses.save')}
      errorsTitle={t('licenses.notSaved')}
      onClose={onClose}
    >
      {!license && (
        <SelectField
          label={t('licenses.qualification')}
          {...form.field('qualification')}
          none={t('licenses.choose')}
          options={data?.qualifications.results.map(({ id, name }) => [id, name])}
        />
      )}
      <FieldRow>
        <TextField label={t('licenses.number')} {...texts} {...form.field('number')} />
        <TextField label={t('licenses.issuer')} {...texts} {...form.field('issuer')} />
      </FieldRow>
      <FieldRow>
        <TextField type="date" label={t('licenses.validFrom')} optional={t('optional')} {...form.field('validFrom')} />
        <TextField
          type="date"
          label={t('licenses.validUntil')}
          optional={t('optional')}
          min={validFrom.value}
          {...form.field('validUntil')}
        />
      </FieldRow>
      {kept === null && !scan ? (
        <DropArea
          aria-label={t('licenses.scanField')}
          prompt={t('licenses.drop', { max: licenseLimits.bytes / 2 ** 20 })}
          accept={scanTypes.join()}
          onFiles={([file]) => choose(file)}
        />
      ) : (
        <Cluster $gap={3}>
          <Muted>{scan?.name ?? kept}</Muted>
          <Button
            size="small"
            onClick={() => {
              choose(undefined);
              keep(null);
            }}
          >
            {t('licenses.removeScan')}
          </Button>
        </Cluster>
      )}
    </FormModal>
  );
}
