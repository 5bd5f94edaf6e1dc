import { slugify } from '@portfolio/contracts/content';
import { Button } from '@portfolio/ui/button';
import { TextField } from '@portfolio/ui/field';
import { ConflictNotice, Form, FormActions, type FormError } from '@portfolio/ui/form';
import { useConflictTexts } from '@portfolio/remote-kit/forms';
import { Cluster } from '@portfolio/ui/layout';
import { color, font, fontSize, radius, space, media } from '@portfolio/ui/tokens';
import Monitor from 'lucide-react/icons/monitor';
import Smartphone from 'lucide-react/icons/smartphone';
import { type ReactNode, useId, useState, use } from 'react';
import type { FieldValues, UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import type { FormArea } from '../area.ts';
import { DraftingContext } from '../editing/use-editing.ts';
import { useTranslation } from '../translator.ts';
import type { ItemFormState, Shown } from './use-item-form.tsx';
import type { Progress } from './use-save.ts';

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
const differing = <Values extends FieldValues>(fields: ItemFormState<Values>['fields'], mine: Values, theirs: Values) =>
  fields
    .map(({ name, label, shown }) => ({ name, label, mine: shown(mine), theirs: shown(theirs) }))
    .filter((field) => field.mine.text !== field.theirs.text)
    .map((field) => ({ ...field, mine: nodeOf(field.mine), theirs: nodeOf(field.theirs) }));

const nodeOf = ({ node, text }: Shown): ReactNode => node ?? text;

const Panel = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: ${space(2)} ${space(4)};
  padding: ${space(4)};
  border: 1px solid ${color.border};
  border-radius: ${radius.control};
  background: ${color.surface};
  font-size: ${fontSize.small};
`;

const Bar = styled.progress`
  appearance: none;
  grid-column: 1;
  width: 100%;
  height: ${space(2)};
  overflow: clip;
  border: 0;
  border-radius: ${radius.chip};
  background: ${color.raised};
  accent-color: ${color.accent};

  &::-webkit-progress-bar {
    background: ${color.raised};
  }
  &::-webkit-progress-value {
    background: ${color.accent};
  }
  &::-moz-progress-bar {
    background: ${color.accent};
  }
`;

const Percent = styled.span`
  font-family: ${font.code};
  font-variant-numeric: tabular-nums;
`;

const Cancel = styled.div`
  grid-area: 1 / 2 / 3 / 3;
`;

/** How much of the files is sent, truly; then that the server works on them. */
function UploadProgress({ progress, onCancel }: { progress: Progress; onCancel: () => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { sent, total } = progress;
  const arrived = sent >= total;
  return (
    <Panel>
      <p id={id} role="status">
        {t(arrived ? 'upload.processing' : 'upload.uploading')}{' '}
        {!arrived && <Percent aria-hidden>{Math.floor((100 * sent) / total)} %</Percent>}
      </p>
      {/* Without a value the bar says "some time". */}
      <Bar aria-labelledby={id} max={total} value={arrived ? undefined : sent} />
      <Cancel>
        <Button size="small" onClick={onCancel}>
          {t('upload.cancel')}
        </Button>
      </Cancel>
    </Panel>
  );
}

/** What is previewed, as wide as there is room or as a phone. */
export const Stage = styled.div`
  &[data-stage='phone'] {
    width: 24.375rem;
    max-width: 100%;
    margin-inline: auto;
    border-inline: 1px solid ${color.border};
  }
`;

const Choice = styled(Cluster)`
  padding: ${space(2)};

  ${media.print} {
    display: none;
  }
`;

const devices = [
  { id: 'desktop', Icon: Monitor },
  { id: 'phone', Icon: Smartphone },
] as const;

/** Of which device a preview is, and the buttons that choose it. */
export function useDevice() {
  const { t } = useTranslation();
  const [device, setDevice] = useState<(typeof devices)[number]['id']>('desktop');
  return {
    /** `data-stage` of {@link Stage}. */
    stage: device,
    choice: (
      <Choice $gap={1} role="group" aria-label={t('previewOn.label')}>
        {devices.map(({ id, Icon }) => (
          <Button
            key={id}
            size="small"
            variant={id === device ? 'secondary' : 'ghost'}
            icon={<Icon aria-hidden />}
            aria-pressed={id === device}
            onClick={() => setDevice(id)}
          >
            {t(`previewOn.${id}`)}
          </Button>
        ))}
      </Choice>
    ),
  };
}

interface TitleAndAddressProps {
  form: {
    register: (name: 'title' | 'slug') => UseFormRegisterReturn;
    getValues: () => { title: string; slug: string };
    setValue: (name: 'slug', value: string, options: { shouldDirty: true }) => void;
  };
  error: (name: 'title' | 'slug') => string | undefined;
  slugHint: string;
}

/** Title and address. core-site.md §4, Slug auto-fill: it follows the title while it is empty or what the title gives; else it stays manual. */
export function TitleAndAddress({ form: { register, getValues, setValue }, error, slugHint }: TitleAndAddressProps) {
  const { t } = useTranslation();
  const { isDraft } = use(DraftingContext);
  const { onChange: changeTitle, ...titleField } = register('title');

  return (
    <>
      <TextField
        label={t('fields.title')}
        maxLength={200}
        error={error('title')}
        {...titleField}
        onChange={(event) => {
          const { slug, title: before } = getValues();
          if (!isDraft && (slug === '' || slug === slugify(before)))
            setValue('slug', slugify(event.target.value), { shouldDirty: true });
          void changeTitle(event);
        }}
      />
      {!isDraft && (
        <TextField
          label={t('fields.slug')}
          hint={slugHint}
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          error={error('slug')}
          {...register('slug')}
        />
      )}
    </>
  );
}
