import { pageInput, menuPlaces } from '@portfolio/contracts/content';
import { textsOf, type FormState } from '@portfolio/remote-kit/forms';
import { languageNames } from '@portfolio/remote-kit/manifest';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { CheckboxField, TextareaField, NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Fieldset, FieldsetTitle } from '@portfolio/ui/form';
import { use } from 'react';
import { useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useEditing, useGoOn, DraftingContext } from '../editing/use-editing.ts';
import { ItemForm, TitleAndAddress } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.tsx';
import type { EditedPageFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { CreatePage, PageToEdit, UpdatePage } from './pages.graphql.ts';

/** core-site.md §2, /admin/pages: the create and edit form. */
export function PageForm({ page }: { page: EditedPageFragment | undefined }) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const { isDraft } = use(DraftingContext);
  const goOn = useGoOn();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const state = useItemForm({
    area: 'pages',
    query: PageToEdit,
    item: page,
    schema: pageInput,
    fields: [
      { name: 'title', label: t('fields.title') },
      { name: 'slug', label: t('fields.slug') },
      { name: 'description', label: t('fields.pageDescription') },
      { name: 'isPublished', label: t('published') },
      { name: 'menu', label: t('pages.menu.place'), show: ({ menu }) => t(`pages.menu.places.${menu}`) },
      { name: 'menuOrder', label: t('pages.menu.order') },
      ...menuTitles.map(({ name, language }) => ({
        name,
        label: t('pages.menu.name', { language }),
      })),
    ],
    valuesOf,
    send: (save, input, base) =>
      base
        ? save(UpdatePage, { id: base.id, input: { ...input, revision: base.revision } })
        : save(CreatePage, { input }),
    onSaved: ({ id, slug, title, revision, isPublished: published }, stays) => {
      void refresh('pages', 'page', 'pageBySlug');
      if (stays) return goOn({ id, revision });
      if (!page)
        return void navigate(`/admin/pages/sections/${id}`, {
          state: { page: { id: Number(id), title, slug }, created: true },
        });
      close({ id, slug, title, published });
    },
  });
  const { error, field, hookForm } = state.form;

  return (
    <ItemForm area="pages" state={state} onCancel={() => close()}>
      <TitleAndAddress form={hookForm} error={error} slugHint={t('pages.slugHint')} />
      <TextareaField label={t('fields.pageDescription')} optional={t('optional')} rows={3} {...field('description')} />
      {!isDraft && (
        <>
          <CheckboxField label={t('published')} hint={t('publishedHint')} {...hookForm.register('isPublished')} />
          <MenuFields form={state.form} />
        </>
      )}
    </ItemForm>
  );
}

/** Whether header or footer link to the page, at which place, and by which name in each language. */
function MenuFields({ form: { control, error, field, hookForm } }: { form: FormState<PageValues> }) {
  const { t } = useTranslation();
  const [menu, title] = useWatch({ control, name: ['menu', 'title'] });
  return (
    <Fieldset>
      <FieldsetTitle>{t('pages.menu.title')}</FieldsetTitle>
      <FieldRow>
        <SelectField
          label={t('pages.menu.place')}
          {...field('menu')}
          options={menuPlaces.map((place) => [place, t(`pages.menu.places.${place}`)])}
        />
        {menu !== 'none' && (
          <NumberField
            label={t('pages.menu.order')}
            hint={t('pages.menu.orderHint')}
            min={0}
            max={999}
            step={1}
            error={error('menuOrder')}
            {...hookForm.register('menuOrder', { valueAsNumber: true })}
          />
        )}
      </FieldRow>
      {menu !== 'none' && (
        <FieldRow>
          {menuTitles.map(({ name, language }) => (
            <TextField
              key={name}
              label={t('pages.menu.name', { language })}
              optional={t('optional')}
              placeholder={title}
              {...field(name)}
            />
          ))}
        </FieldRow>
      )}
    </Fieldset>
  );
}

/** What the page form shows of a page, or of a new one. */
const valuesOf = (page: EditedPageFragment | undefined) => ({
  ...textsOf(page, 'title', 'slug', 'description'),
  isPublished: page?.isPublished ?? true,
  menu: menuPlaces.find((place) => place === page?.menu) ?? 'none',
  menuOrder: page?.menuOrder ?? 0,
  ...textsOf(page, 'menuTitleEn', 'menuTitleEs', 'menuTitleFr'),
});

type PageValues = ReturnType<typeof valuesOf>;

/** The page's names in the menu, one a language. */
const menuTitles = [
  { name: 'menuTitleEn', language: languageNames.en },
  { name: 'menuTitleEs', language: languageNames.es },
  { name: 'menuTitleFr', language: languageNames.fr },
] as const;
