import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { qualificationPatch } from '@portfolio/contracts/scheduling';
import { useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { CompanyOfNew } from '../companies/company-field.tsx';
import { useCompany } from '../companies/use-company.ts';
import { FormModal } from '../forms/form-modal.tsx';
import { useTranslation } from '../translator.ts';
import { CreateQualification, RenameQualification, type ListedQualification } from './qualifications.graphql.ts';

interface Props {
  /** Undefined for a new one. */
  qualification: ListedQualification | undefined;
  onClose: () => void;
  onSaved: (name: string) => void;
}

/** Adds a qualification, or renames one. */
export function QualificationModal({ qualification, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateQualification);
  const [rename] = useMutation(RenameQualification);
  const { company } = useCompany();
  const form = useForm({
    draft: `qualification/${qualification?.id ?? 'new'}`,
    values: { company: qualification?.companyId ?? company ?? '', name: qualification?.name ?? '' },
    schema: qualificationPatch,
    rules: (values) => ({ company: values.company === '' ? fault('required') : undefined }),
    sentences: {
      company: { required: t('errors.company') },
      name: { required: t('qualifications.errors.name'), unique: t('qualifications.errors.unique') },
    },
    async send({ company: of, name }, _, context) {
      if (qualification) await rename({ variables: { id: qualification.id, name }, context });
      else await create({ variables: { company: of, name }, context });
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
    </FormModal>
  );
}
