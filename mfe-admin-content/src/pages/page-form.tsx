import { pageInput } from '@portfolio/contracts/content';
import { useRefresh } from '@portfolio/remote-kit/screens';
import { CheckboxField, TextareaField } from '@portfolio/ui/field';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftingContext } from '../editing/drafting.ts';
import { useEditing } from '../editing/use-editing.ts';
import { useGoOn } from '../editing/use-go-on.ts';
import { ItemForm } from '../forms/item-form.tsx';
import { TitleAndAddress } from '../forms/title-and-address.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import type { EditedPageFragment } from '../generated/graphql.ts';
import { useTranslation } from '../translator.ts';
import { MenuFields } from './menu-fields.tsx';
import { usePageFields, valuesOf } from './page-values.ts';
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
    fields: usePageFields(),
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
