import { useApolloClient } from '@apollo/client/react';
import { availabilities, maxOwnerLinks, siteOwnerPatch } from '@portfolio/contracts/content';
import type { FormState } from '@portfolio/remote-kit/forms';
import { Button } from '@portfolio/ui/button';
import { SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { Cluster } from '@portfolio/ui/layout';
import { Notice } from '@portfolio/ui/notice';
import Plus from 'lucide-react/icons/plus';
import { useWatch, useFieldArray } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { z } from 'zod';
import { FileField } from '../forms/file-field.tsx';
import { limits, optionalImage, presentFile } from '../forms/file-rules.ts';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.tsx';
import type { EditedSiteOwnerFragment as EditedSiteOwner, SiteOwnerToEditQuery } from '../generated/graphql.ts';
import { SortableList, useSortableItem, MoveButtons } from '../sorting/sortable-list.tsx';
import { useTranslation } from '../translator.ts';
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
    fields: [
      { name: 'name', label: t('owner.name') },
      { name: 'headline', label: t('owner.headline') },
      { name: 'image', label: t('owner.face') },
      {
        name: 'availability',
        label: t('owner.availability'),
        show: (values) => t(`owner.availabilities.${values.availability}`),
      },
      { name: 'availabilityNote', label: t('owner.note') },
      {
        name: 'links',
        label: t('owner.links'),
        show: ({ links }) => links.map(({ label, url }) => `${label} ${url}`).join('\n'),
      },
      {
        name: 'aboutPageId',
        label: t('owner.aboutPage'),
        show: (values) => pages.find(({ id }) => id === values.aboutPageId)?.title ?? t('owner.noPage'),
      },
    ],
    valuesOf: ownerValues,
    send: (save, values, base) => save(UpdateSiteOwner, ownerVariables(values, base)),
    onSaved,
  });
  const { form } = state;
  const { controlled, field } = form;
  const availability = useWatch({ control: form.control, name: 'availability' });

  return (
    <ItemForm area="owner" state={state} onCancel={() => void navigate('/admin')}>
      <TextField label={t('owner.name')} {...field('name')} />
      <TextField
        label={t('owner.headline')}
        hint={t('owner.headlineHint')}
        optional={t('optional')}
        {...field('headline')}
      />
      <FileField
        label={t('owner.face')}
        hint={t('owner.faceHint', { size: limits.image })}
        accept="image/*"
        optional={t('optional')}
        {...controlled('image')}
      />
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
          {...field('availabilityNote')}
        />
      )}
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

interface LinksFieldProps {
  form: FormState<OwnerValues>;
}

/** Where else the owner is found, in the order in which visitors see it. */
function LinksField({ form }: LinksFieldProps) {
  const { t } = useTranslation();
  const { fields, append, remove, move } = useFieldArray({ control: form.control, name: 'links' });
  const nameOf = (at: number) => t('owner.link', { number: at + 1 });
  const error = form.error('links');
  return (
    <Fieldset>
      <FieldsetTitle>{t('owner.links')}</FieldsetTitle>
      {error && <Notice kind="danger">{error}</Notice>}
      <SortableList items={fields.map(({ id }, at) => ({ id, name: nameOf(at) }))} onMove={move}>
        {fields.map(({ id }, at) => (
          <LinkFields
            key={id}
            {...{ id, form, at, total: fields.length, name: nameOf(at) }}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
          />
        ))}
      </SortableList>
      <div>
        <Button
          icon={<Plus aria-hidden />}
          disabled={fields.length >= maxOwnerLinks}
          onClick={() => append({ label: '', url: '' })}
        >
          {t('owner.addLink')}
        </Button>
      </div>
    </Fieldset>
  );
}

interface LinkProps extends LinksFieldProps {
  /** Its key on the screen. */
  id: string;
  name: string;
  /** Its place, from 0, among so many. */
  at: number;
  total: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function LinkFields({ form, id, name, at, total, onMove, onRemove }: LinkProps) {
  const { t } = useTranslation();
  const { item, grip } = useSortableItem(id);
  return (
    <div {...item} role="group" aria-label={name}>
      <FieldRow>
        <TextField label={t('owner.linkLabel')} {...form.field(`links.${at}.label`)} />
        <TextField type="url" label={t('owner.linkUrl')} {...form.field(`links.${at}.url`)} />
      </FieldRow>
      <Cluster $gap={1}>
        <MoveButtons {...{ name, grip, at, total, onMove }} />
        <Button size="small" variant="quiet-danger" onClick={onRemove}>
          {t('owner.removeLink', { number: at + 1 })}
        </Button>
      </Cluster>
    </div>
  );
}

const ownerForm = siteOwnerPatch.extend({ image: optionalImage, about_page_id: z.string() });

/** What the form shows of the owner. */
const ownerValues = (owner: EditedSiteOwner | undefined) => ({
  name: owner?.name ?? '',
  headline: owner?.headline ?? '',
  image: presentFile(owner?.image?.url),
  availability: availabilities.find((known) => known === owner?.availability) ?? 'unsaid',
  availabilityNote: owner?.availabilityNote ?? '',
  links: owner?.links.map(({ label, url }) => ({ label, url })) ?? [],
  aboutPageId: owner?.aboutPageId ?? '',
});

type OwnerValues = ReturnType<typeof ownerValues>;

/** What the mutation takes; `base` is the version that is replaced. */
function ownerVariables({ image, aboutPageId, ...fields }: OwnerValues, base: EditedSiteOwner | undefined) {
  const input = {
    ...fields,
    aboutPageId: aboutPageId || null,
    ...(image.removed && !image.file && { removeImage: true }),
    ...(base && { revision: base.revision }),
  };
  return { input, image: image.file };
}
