import { useMutation, useQuery } from '@apollo/client/react';
import { weekTemplatePatch } from '@portfolio/contracts/scheduling';
import { useOpened } from '@portfolio/remote-kit';
import { useForm, useLatest } from '@portfolio/remote-kit/forms';
import { useAction } from '@portfolio/remote-kit/screens';
import { Button } from '@portfolio/ui/button';
import { SelectField, TextField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import { Muted } from '@portfolio/ui/text';
import { useToast } from '@portfolio/ui/toast';
import { useCallback, useMemo, useState } from 'react';
import { FormModal } from '../../shared/forms/form-modal.tsx';
import { Confirm } from '../../shared/screens.ts';
import { useTranslation } from '../../translator.ts';
import { mondayOf, type Period } from '../grid/calendar.ts';
import { useDayWords } from '../grid/use-day-words.ts';
import { BatchDialog } from '../repetition/batch-dialog.tsx';
import type { Batch } from '../repetition/batch.graphql.ts';
import type { AskBatch } from '../repetition/use-batch.ts';
import { graphql, type DocumentType } from '../../generated/index.ts';

const WeekTemplates = graphql(`
  query WeekTemplates($company: ID) {
    weekTemplates(company: $company, pageSize: 100) {
      results {
        id
        name
        shifts
      }
    }
  }
`);

type WeekTemplate = DocumentType<typeof WeekTemplates>['weekTemplates']['results'][number];

const CreateWeekTemplate = graphql('mutation CreateWeekTemplate { createWeekTemplate { id name shifts } }');
const RenameWeekTemplate = graphql('mutation RenameWeekTemplate { renameWeekTemplate { id name shifts } }');
const DeleteWeekTemplate = graphql('mutation DeleteWeekTemplate { deleteWeekTemplate }');
const UseWeekTemplate = graphql('mutation UseWeekTemplate { useWeekTemplate { ...Batch } }');

interface Props {
  company: string;
  period: Period;
  onMade: (batch: Batch) => void;
  onClose: () => void;
}

/** Of the form that names one, or a new one. */
const nameOf = (template: WeekTemplate | undefined): string => `template-${template?.id ?? 'new'}`;

/** Plans the shown week by a template, keeps it as one, and renames and deletes them. */
export function TemplatesDialog({ company, period, onMade, onClose }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const { run } = useAction();
  const words = useDayWords();
  const { data, error, refetch } = useQuery(WeekTemplates, { variables: { company }, fetchPolicy: 'network-only' });
  const [use] = useMutation(UseWeekTemplate);
  const [remove] = useMutation(DeleteWeekTemplate);
  const [id, setId] = useState('');
  const [opened, open] = useOpened();

  const templates = data?.weekTemplates.results;
  const chosen = templates?.find((template) => template.id === id);
  const named = templates?.find((template) => opened === nameOf(template));
  const monday = useMemo(() => mondayOf(period.days[0]!), [period]);
  const to = monday.toString();
  const ask = useCallback<AskBatch>(
    async (choices) => (await use({ variables: { id, input: { to, ...choices } } })).data!.useWeekTemplate,
    [use, id, to],
  );

  const deleteChosen = async ({ name }: WeekTemplate): Promise<void> => {
    const ending = { done: t('templates.deleted', { name }), failed: () => t('templates.deleteFailed') };
    if (await run(() => remove({ variables: { id } }), ending)) setId('');
    await refetch().catch(() => undefined);
  };

  if (named || opened === nameOf(undefined)) {
    return (
      <TemplateName
        template={named}
        {...{ company, week: to }}
        onClose={() => open('templates')}
        onSaved={({ id: saved, name }) => {
          toast('success', t(named ? 'templates.renamed' : 'templates.kept', { name }));
          open('templates');
          setId(saved);
          void refetch();
        }}
      />
    );
  }
  return (
    <BatchDialog
      title={t('templates.title', { week: words.range(monday, monday.add({ days: 6 })) })}
      ask={chosen ? ask : undefined}
      zone={period.zone}
      nothing={t('templates.nothing')}
      onMade={onMade}
      onClose={onClose}
    >
      <Cluster>
        <Button onClick={() => open(nameOf(undefined))}>{t('templates.keep')}</Button>
      </Cluster>
      {error && !templates && <Notice kind="danger">{t('templates.loadFailed')}</Notice>}
      {templates?.length === 0 && <Muted>{t('templates.none')}</Muted>}
      {templates && templates.length > 0 && (
        <SelectField
          label={t('templates.use')}
          value={id}
          onChange={(event) => setId(event.target.value)}
          none={t('templates.choose')}
          options={templates.map(({ id: value, name, shifts }) => [
            value,
            t('templates.option', { name, count: shifts }),
          ])}
        />
      )}
      {chosen && (
        <Cluster key={chosen.id}>
          <Button size="small" onClick={() => open(nameOf(chosen))}>
            {t('templates.rename')}
          </Button>
          <Confirm
            size="small"
            action={t('templates.delete')}
            question={t('templates.deleteQuestion', { name: chosen.name })}
            onConfirm={() => deleteChosen(chosen)}
          />
        </Cluster>
      )}
    </BatchDialog>
  );
}

interface TemplateNameProps {
  /** Undefined for a new one. */
  template: WeekTemplate | undefined;
  company: string;
  /** The Monday of the week that a new one keeps. */
  week: string;
  onClose: () => void;
  onSaved: (template: WeekTemplate) => void;
}

/** Keeps the shown week as a template, or renames one. */
function TemplateName({ template, company, week, onClose, onSaved }: TemplateNameProps) {
  const { t } = useTranslation();
  const [create] = useMutation(CreateWeekTemplate);
  const [rename] = useMutation(RenameWeekTemplate);
  const form = useForm({
    draft: `template/${template?.id ?? 'new'}`,
    values: { name: template?.name ?? '' },
    schema: weekTemplatePatch,
    sentences: { name: { required: t('templates.errors.name'), unique: t('templates.errors.unique') } },
    latest: useLatest(WeekTemplates, { company }, ({ weekTemplates }) => {
      const present = weekTemplates.results.find(({ id }) => id === template?.id);
      return present && { name: present.name };
    }),
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
      <TextField label={t('templates.name')} autoComplete="off" {...form.field('name')} />
    </FormModal>
  );
}
