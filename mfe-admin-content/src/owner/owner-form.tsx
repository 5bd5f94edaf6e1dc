import { useApolloClient } from '@apollo/client/react';
import { availabilities } from '@portfolio/contracts/content';
import { SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow } from '@portfolio/ui/form';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { FileField } from '../forms/file-field.tsx';
import { limits } from '../forms/file-rules.ts';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useShown, type ShownField } from '../forms/use-shown.tsx';
import type { EditedSiteOwnerFragment as EditedSiteOwner, SiteOwnerToEditQuery } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { LinksField } from './links-field.tsx';
import { ownerForm, ownerValues, ownerVariables, type OwnerValues } from './owner-values.ts';
import { SiteOwnerToEdit, UpdateSiteOwner } from './owner.graphql.ts';

type Pages = SiteOwnerToEditQuery['pages']['results'];

interface Props {
  owner: EditedSiteOwner;
  pages: Pages;
  onSaved: (owner: EditedSiteOwner) => void;
}

/** Name, face, one line, availability, links, and the page that tells more. */
export function OwnerForm({ owner, pages, onSaved }: Props) {
  const { t } = useTranslation();
  const client = useApolloClient();
  const navigate = useNavigate();
  const state = useItemForm<OwnerValues, EditedSiteOwner>({
    area: 'owner',
    query: async () =>
      (await client.query({ query: SiteOwnerToEdit, fetchPolicy: 'no-cache', errorPolicy: 'all' })).data?.item,
    item: owner,
    schema: ownerForm,
    fields: useOwnerFields(pages),
    valuesOf: ownerValues,
    send: (save, values, base) => save(UpdateSiteOwner, ownerVariables(values, base)),
    onSaved,
  });
  const { form } = state;
  const { controlled, field } = form;
  const availability = useWatch({ control: form.control, name: 'availability' });

  return (
    <ItemForm area="owner" state={state} onCancel={() => void navigate('/admin')}>
      <TextField label={t('owner.name')} maxLength={100} {...field('name')} />
      <TextField
        label={t('owner.headline')}
        hint={t('owner.headlineHint')}
        optional={t('optional')}
        maxLength={200}
        {...field('headline')}
      />
      <FileField
        label={t('owner.face')}
        hint={t('owner.faceHint', { size: limits.image })}
        accept="image/*"
        optional={t('optional')}
        {...controlled('image')}
      />
      <FieldRow>
        <SelectField
          label={t('owner.availability')}
          {...field('availability')}
          options={availabilities.map((value) => [value, t(`owner.availabilities.${value}`)])}
        />
        {availability !== 'unsaid' && (
          <TextField
            label={t('owner.note')}
            hint={t('owner.noteHint')}
            optional={t('optional')}
            maxLength={200}
            {...field('availabilityNote')}
          />
        )}
      </FieldRow>
      <LinksField form={form} />
      <SelectField
        label={t('owner.aboutPage')}
        hint={t('owner.aboutPageHint')}
        {...field('aboutPageId')}
        none={t('owner.noPage')}
        options={pages.map(({ id, title, isPublished }) => [id, isPublished ? title : `${title} (${t('draft')})`])}
      />
    </ItemForm>
  );
}

/** The fields in their order, and how two versions of them are compared. */
function useOwnerFields(pages: Pages): readonly ShownField<OwnerValues>[] {
  const { t } = useTranslation();
  const { text, file } = useShown();
  return [
    { name: 'name', label: t('owner.name'), show: ({ name }) => text(name) },
    { name: 'headline', label: t('owner.headline'), show: ({ headline }) => text(headline) },
    { name: 'image', label: t('owner.face'), show: ({ image }) => file(image) },
    {
      name: 'availability',
      label: t('owner.availability'),
      show: (values) => text(t(`owner.availabilities.${values.availability}`)),
    },
    { name: 'availabilityNote', label: t('owner.note'), show: (values) => text(values.availabilityNote) },
    {
      name: 'links',
      label: t('owner.links'),
      show: ({ links }) => text(links.map(({ label, url }) => `${label} ${url}`).join('\n')),
    },
    {
      name: 'aboutPageId',
      label: t('owner.aboutPage'),
      show: (values) => text(pages.find(({ id }) => id === values.aboutPageId)?.title ?? t('owner.noPage')),
    },
  ];
}
