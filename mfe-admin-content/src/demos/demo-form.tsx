import { mobileDemoInput, offeredOperatingSystems } from '@portfolio/contracts/content';
import { useFresh } from '@portfolio/remote-kit/screens';
import { textsOf } from '@portfolio/remote-kit/forms';
import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { Cluster } from '@portfolio/ui/layout';
import { color, fontSize, space } from '@portfolio/ui/tokens';
import { useId } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { styled } from 'styled-components';
import { useEditing, useAfterSave } from '../editing/use-editing.ts';
import { FileField } from '../forms/file-field.tsx';
import {
  limits,
  optionalApp,
  optionalImage,
  presentFile,
  presentImages,
  requiredApp,
  sentImages,
  someImages,
  type FileChoice,
} from '../forms/file-rules.ts';
import { ImagesField } from '../forms/images-field.tsx';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.tsx';
import type { EditedDemoFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { CreateDemo, DemoToEdit, UpdateDemo, OperatingSystems } from './demos.graphql.ts';

/** core-site.md §2, /admin/mobile-demos: the create and edit form. */
export function DemoForm({ demo }: { demo: EditedDemoFragment | undefined }) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const state = useItemForm({
    area: 'demos',
    query: DemoToEdit,
    item: demo,
    schema: demoForm,
    fields: [
      { name: 'title', label: t('fields.title') },
      { name: 'version', label: t('fields.version') },
      {
        name: 'operatingSystems',
        label: t('fields.operatingSystems'),
        show: (values) => values.operatingSystems.join(', '),
      },
      { name: 'description', label: t('fields.description') },
      { name: 'features', label: t('fields.features') },
      { name: 'webviewUrl', label: t('fields.webviewUrl') },
      { name: 'apkFile', label: t('fields.apk') },
      { name: 'ipaFile', label: t('fields.ipa') },
      { name: 'screenshots', label: t('fields.screenshots') },
      { name: 'image', label: t('fields.image') },
      {
        name: 'imageAlt',
        label: t('images.altOf', { image: t('fields.image') }),
      },
      { name: 'isPublished', label: t('published') },
    ],
    sentences: {
      operatingSystems: { required: t('demos.chooseOperatingSystem') },
      features: { required: t('missingSeveral', { field: t('fields.features') }) },
    },
    valuesOf: demoValues,
    send(save, values, base) {
      const { input, changes, files } = demoVariables(values, base);
      if (!base) return save(CreateDemo, { input, files });
      return save(UpdateDemo, { id: base.id, input: { ...input, ...changes }, files });
    },
    onSaved: useAfterSave('mobileDemos', 'mobileDemo', 'operatingSystems'),
  });
  const { controlled, error, field, hookForm } = state.form;
  const appHint = t('files.hint', { size: limits.app });

  return (
    <ItemForm area="demos" state={state} onCancel={() => close()}>
      <TextField label={t('fields.title')} {...field('title')} />
      <TextField label={t('fields.version')} {...field('version')} />
      <OperatingSystemsField
        present={demo?.operatingSystems.map(({ name }) => name) ?? []}
        error={error('operatingSystems')}
        register={() => hookForm.register('operatingSystems')}
      />
      <TextareaField label={t('fields.description')} rows={3} {...field('description')} />
      <TextareaField label={t('fields.features')} hint={t('demos.featuresHint')} rows={5} {...field('features')} />
      <TextField type="url" label={t('fields.webviewUrl')} optional={t('optional')} {...field('webviewUrl')} />
      <FileField label={t('fields.apk')} hint={appHint} accept=".apk" {...controlled('apkFile')} />
      <FileField
        label={t('fields.ipa')}
        hint={appHint}
        accept=".ipa"
        optional={t('optional')}
        {...controlled('ipaFile')}
      />
      <ImagesField
        label={t('fields.screenshots')}
        hint={t('images.hint', { count: limits.images, size: limits.image })}
        {...controlled('screenshots')}
      />
      <FileField
        label={t('fields.image')}
        hint={t('demos.imageHint', { size: limits.image })}
        accept="image/*"
        optional={t('optional')}
        {...controlled('image')}
      />
      <TextField
        label={t('images.altOf', { image: t('fields.image') })}
        optional={t('optional')}
        {...field('imageAlt')}
      />
      <CheckboxField label={t('published')} hint={t('publishedHint')} {...hookForm.register('isPublished')} />
    </ItemForm>
  );
}

/** core-site.md §5, Admin mobile demo form: an APK and screenshots are required on create, an IPA is optional. */
const demoForm = mobileDemoInput.extend({
  apk_file: requiredApp('apk'),
  ipa_file: optionalApp('ipa'),
  screenshots: someImages,
  image: optionalImage,
});

/** What the form shows of a demo, or of a new one. Lists show the first screenshot where there is no title image. */
const demoValues = (demo: EditedDemoFragment | undefined) => ({
  ...textsOf(demo, 'title', 'version'),
  operatingSystems: demo?.operatingSystems.map(({ name }) => name) ?? [],
  ...textsOf(demo, 'description', 'features', 'webviewUrl'),
  apkFile: presentFile(demo?.apkFile),
  ipaFile: presentFile(demo?.ipaFile),
  screenshots: presentImages(demo?.screenshots),
  image: presentFile(demo?.image?.url === demo?.screenshots[0]?.url ? '' : demo?.image?.url),
  imageAlt: demo?.imageAlt ?? '',
  isPublished: demo?.isPublished ?? true,
});

type DemoValues = ReturnType<typeof demoValues>;

const isTakenAway = ({ file, removed }: FileChoice): boolean => removed === true && !file;

/** What the mutations take of a demo, and its new files; `base` is the version that is edited. */
function demoVariables(values: DemoValues, base?: EditedDemoFragment) {
  const { apkFile, ipaFile, image, screenshots, ...texts } = values;
  const shots = sentImages(screenshots, base?.screenshots);
  return {
    input: { ...texts, screenshotAlts: shots.alts },
    changes: base && {
      existingScreenshots: shots.order,
      remove: [isTakenAway(ipaFile) ? 'ipa_file' : [], isTakenAway(image) ? 'image' : []].flat(),
      revision: base.revision,
    },
    files: { apkFile: apkFile.file, ipaFile: ipaFile.file, image: image.file, screenshots: shots.files },
  };
}

const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-bottom: ${space(1)};
    padding: 0;
    font-size: ${fontSize.small};
    font-weight: 550;
  }
`;

const Wrong = styled.p`
  color: ${color.danger};
  font-size: ${fontSize.tiny};
`;

interface Props {
  /** Names that the demo has already. */
  present: readonly string[];
  error: string | undefined;
  register: () => UseFormRegisterReturn;
}

/** core-site.md §9: operating systems from the server plus Android, iOS and Cross-Platform; several may be chosen. */
function OperatingSystemsField({ present, error, register }: Props) {
  const { t } = useTranslation();
  const errorId = useId();
  const { data } = useFresh(OperatingSystems);
  const fromServer = data?.operatingSystems.map(({ name }) => name) ?? [];
  const names = new Map(
    [...present, ...fromServer, ...offeredOperatingSystems].map((name) => [name.toLowerCase(), name]),
  );
  return (
    <Group aria-describedby={error && errorId}>
      <legend>{t('fields.operatingSystems')}</legend>
      <Cluster $gap={5}>
        {[...names.values()].map((name) => (
          <CheckboxField
            key={name}
            label={name}
            value={name}
            {...(error && { 'aria-invalid': true })}
            {...register()}
          />
        ))}
      </Cluster>
      {error && <Wrong id={errorId}>{error}</Wrong>}
    </Group>
  );
}
