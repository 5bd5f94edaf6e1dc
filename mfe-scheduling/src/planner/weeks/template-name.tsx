import { useApolloClient, useMutation } from '@apollo/client/react';
import { weekTemplatePatch } from '@portfolio/contracts/scheduling';
import { useForm } from '@portfolio/remote-kit/forms';
import { TextField } from '@portfolio/ui/field';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { useTranslation } from '../../translator.ts';
import { CreateWeekTemplate, RenameWeekTemplate, WeekTemplates, type WeekTemplate } from './week-templates.graphql.ts';

interface Props {
  /** Undefined for a new one. */
  template: WeekTemplate | undefined;
  company: string;
  /** The Monday of the week that a new one keeps. */
  week: string;
  onClose: () => void;
  onSaved: (template: WeekTemplate) => void;
}

/** Keeps the shown week as a template, or renames one. */
export function TemplateName({ template, company, week, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateWeekTemplate);
  const [rename] = useMutation(RenameWeekTemplate);
  const apollo = useApolloClient();
  const form = useForm({
    draft: `template/${template?.id ?? 'new'}`,
    values: { name: template?.name ?? '' },
    schema: weekTemplatePatch,
    sentences: { name: { required: t('templates.errors.name'), unique: t('templates.errors.unique') } },
    async latest() {
      const { data } = await apollo.query({
        query: WeekTemplates,
        variables: { company },
        fetchPolicy: 'network-only',
      });
      const present = data?.weekTemplates.results.find(({ id }) => id === template?.id);
      return present && { values: { name: present.name } };
    },
    send: async ({ name }, _, context, { name: seen }): Promise<WeekTemplate> =>
      template
        ? (await rename({ variables: { id: template.id, name, seen }, context })).data!.renameWeekTemplate
        : (await create({ variables: { input: { company, week, name } }, context })).data!.createWeekTemplate,
    onSaved,
    failed: t('templates.saveFailed'),
  });

  return (
    <FormModal
      form={form}
      title={template ? t('templates.renameTitle', { name: template.name }) : t('templates.keepTitle')}
      save={t('templates.save')}
      errorsTitle={t('templates.notSaved')}
      onClose={onClose}
    >
      <TextField label={t('templates.name')} autoComplete="off" maxLength={100} {...form.field('name')} />
    </FormModal>
  );
}
