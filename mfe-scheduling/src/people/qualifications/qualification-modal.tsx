import { useApolloClient, useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { qualificationPatch } from '@portfolio/contracts/scheduling';
import { useForm } from '@portfolio/remote-kit/forms';
import { CheckboxField, TextField } from '@portfolio/ui/field';
import { CompanyOfNew } from '../../shared/company/company-field.tsx';
import { useCompany } from '../../shared/company/use-company.ts';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import {
  ChosenQualification,
  CreateQualification,
  RenameQualification,
  type ListedQualification,
} from './qualifications.graphql.ts';

interface Props {
  /** Undefined for a new one. */
  qualification: ListedQualification | undefined;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Adds a qualification, or changes one. */
export function QualificationModal({ qualification, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateQualification);
  const [rename] = useMutation(RenameQualification);
  const apollo = useApolloClient();
  const { company } = useCompany();
  const form = useForm({
    draft: `qualification/${qualification?.id ?? 'new'}`,
    values: {
      company: qualification?.companyId ?? company ?? '',
      name: qualification?.name ?? '',
      expires: qualification?.expires ?? false,
    },
    schema: qualificationPatch,
    rules: (values) => ({ company: values.company === '' ? fault('required') : undefined }),
    sentences: {
      company: { required: t('errors.company') },
      name: { required: t('qualifications.errors.name'), unique: t('qualifications.errors.unique') },
    },
    latest: async () => {
      const variables = { id: qualification?.id ?? '' };
      const { data } = await apollo.query({ query: ChosenQualification, variables, fetchPolicy: 'network-only' });
      const latest = data?.qualification;
      if (!latest) return undefined;
      const { name, expires } = latest;
      return { values: { company: qualification?.companyId ?? '', name, expires } };
    },
    async send({ company: of, name, expires }, _, context, { name: seen }) {
      if (qualification) await rename({ variables: { id: qualification.id, name, expires, seen }, context });
      else await create({ variables: { company: of, name, expires }, context });
    },
    onSaved: (_, { name }) => onSaved(name.trim()),
    failed: t('qualifications.saveFailed'),
  });

  return (
    <FormModal
      form={form}
      title={qualification ? t('qualifications.renameTitle', { name: qualification.name }) : t('qualifications.create')}
      save={t(qualification ? 'qualifications.saveName' : 'qualifications.saveNew')}
      errorsTitle={t('qualifications.notSaved')}
      onClose={onClose}
    >
      {!qualification && <CompanyOfNew {...form.controlled('company')} />}
      <TextField label={t('qualifications.name')} autoComplete="off" maxLength={100} {...form.field('name')} />
      <CheckboxField
        label={t('qualifications.expires')}
        hint={t('qualifications.expiresHint')}
        {...form.field('expires')}
      />
    </FormModal>
  );
}
