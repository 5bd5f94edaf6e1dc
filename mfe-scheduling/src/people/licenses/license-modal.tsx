import { useApolloClient, useMutation, useQuery } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { licenseInput, licenseLimits, licensePatch, scanTypes } from '@portfolio/contracts/scheduling';
import { changesOf, useForm } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { DropArea } from '@portfolio/ui/drop-area';
import { SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { Cluster } from '@portfolio/ui/layout';
import { Muted } from '@portfolio/ui/text';
import { useRef, useState } from 'react';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { QualificationOptions } from '../qualifications/qualifications.graphql.ts';
import {
  CreateLicense,
  DeleteLicenseScan,
  LicenseDetail,
  SetLicenseScan,
  UpdateLicense,
  type WholeLicense,
} from './licenses.graphql.ts';

interface Values {
  qualification: string;
  number: string;
  issuer: string;
  /** `YYYY-MM-DD`; blank is open. */
  validFrom: string;
  validUntil: string;
}

const valuesOf = (license: WholeLicense | undefined): Values => ({
  qualification: license?.qualificationId ?? '',
  number: license?.number ?? '',
  issuer: license?.issuer ?? '',
  validFrom: license?.validFrom ?? '',
  validUntil: license?.validUntil ?? '',
});

const changesIn = ({ number, issuer, validFrom, validUntil }: Values) => ({
  number,
  issuer,
  validFrom: validFrom || null,
  validUntil: validUntil || null,
});

const inputOf = (values: Values) => ({ ...changesIn(values), qualification: values.qualification });

interface Props {
  employee: { id: string; companyId: string };
  /** Undefined for a new one. */
  license: WholeLicense | undefined;
  onClose: () => void;
  onSaved: () => void;
}

/** A license of an employee: what it proves, its number, who gave it, its days, and a scan. It stays of its qualification. */
export function LicenseModal({ employee, license, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const apollo = useApolloClient();
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
    latest: async () => {
      const variables = { id: license?.id ?? '' };
      const answer = await apollo.query({ query: LicenseDetail, variables, fetchPolicy: 'network-only' });
      return answer.data?.license ? { values: valuesOf(answer.data.license) } : undefined;
    },
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
        <TextField label={t('licenses.number')} maxLength={100} {...texts} {...form.field('number')} />
        <TextField label={t('licenses.issuer')} maxLength={200} {...texts} {...form.field('issuer')} />
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
