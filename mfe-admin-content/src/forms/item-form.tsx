import { Button } from '@portfolio/ui/button';
import { ConflictNotice, Form, FormActions, type FormError } from '@portfolio/ui/form';
import { useConflictTexts } from '@portfolio/remote-kit/forms';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FormArea } from '../area.ts';
import { useTranslation } from '../translator.ts';
import { UploadProgress } from './upload-progress.tsx';
import type { ItemFormState } from './use-item-form.ts';
import type { Shown, ShownField } from './use-shown.tsx';

interface Props<Values extends FieldValues> {
  area: FormArea;
  state: ItemFormState<Values>;
  onCancel: () => void;
  children: ReactNode;
}

/** The frame of a create or edit form: what is wrong, the fields, how far the upload is, save and cancel. */
export function ItemForm<Values extends FieldValues>({ area, state, onCancel, children }: Props<Values>) {
  const { t } = useTranslation();
  const { form, fields, progress, conflict, cancel, keepAsDraft, publish } = state;
  const conflictTexts = useConflictTexts();
  const wrong: FormError[] = fields.flatMap(({ name, label }) => {
    const message = form.error(name);
    if (message === undefined) return [];
    const isOwn = form.props.errors.some((said) => said.name === name && said.isBare === false);
    return [{ name, message: isOwn ? message : `${label}: ${message}` }];
  });
  const whole = form.props.errors.filter(({ name }) => name === undefined);

  return (
    <Form {...form.props} errors={[...wrong, ...whole]} errorsTitle={t(`${area}.notSaved`)}>
      {children}
      {conflict && (
        <ConflictNotice
          fields={differing(fields, conflict.mine, conflict.theirs)}
          texts={conflictTexts}
          onReload={conflict.reload}
          onOverwrite={conflict.overwrite}
        />
      )}
      <FormActions status={progress && progress.total > 0 && <UploadProgress progress={progress} onCancel={cancel} />}>
        <Button variant="ghost" onClick={() => form.leave(onCancel)}>
          {t('cancel')}
        </Button>
        {keepAsDraft && (
          <Button onClick={keepAsDraft} disabled={form.saving}>
            {t('drafts.keep')}
          </Button>
        )}
        <Button type="submit" variant={publish ? undefined : 'primary'} loading={progress !== undefined}>
          {t(progress ? 'saving' : 'save')}
        </Button>
        {publish && (
          <Button variant="primary" onClick={publish} disabled={form.saving}>
            {t('drafts.publish')}
          </Button>
        )}
      </FormActions>
    </Form>
  );
}

/** Both versions of what is not the same in them. */
const differing = <Values,>(fields: readonly ShownField<Values>[], mine: Values, theirs: Values) =>
  fields
    .map(({ name, label, show }) => ({ name, label, mine: show(mine), theirs: show(theirs) }))
    .filter((field) => field.mine.text !== field.theirs.text)
    .map((field) => ({ ...field, mine: shown(field.mine), theirs: shown(field.theirs) }));

const shown = ({ node, text }: Shown): ReactNode => node ?? text;
