import { blogPostInput } from '@portfolio/contracts/content';
import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { useEditing } from '../editing/use-editing.ts';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useShown } from '../forms/use-shown.tsx';
import type { EditedPostFragment } from '../generated/graphql.ts';
import { useRefresh } from '../lists/use-refresh.ts';
import { useTranslation } from '../translator.ts';
import { CreatePost, PostToEdit, UpdatePost } from './blog.graphql.ts';

interface Props {
  post: EditedPostFragment | undefined;
}

const valuesOf = (post: EditedPostFragment | undefined) => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  isPublished: post?.isPublished ?? true,
});

/** The create and edit form of a post. */
export function PostForm({ post }: Props) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const refresh = useRefresh();
  const { text, yesNo } = useShown();
  const state = useItemForm({
    area: 'posts',
    query: PostToEdit,
    item: post,
    schema: blogPostInput,
    valuesOf,
    send: (save, input, base) =>
      base
        ? save(UpdatePost, { id: base.id, input: { ...input, revision: base.revision } })
        : save(CreatePost, { input }),
    onSaved: ({ id, slug, title, isPublished: published }) => {
      void refresh('blogPosts', 'patronPosts', 'patronPost');
      close({ id, slug, title, published });
    },
  });
  const { register } = state.form.hookForm;

  return (
    <ItemForm
      area="posts"
      state={state}
      fields={[
        { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
        { name: 'content', label: t('fields.content'), show: ({ content }) => text(content) },
        { name: 'isPublished', label: t('published'), show: (values) => yesNo(values.isPublished) },
      ]}
      onCancel={() => close()}
    >
      {(error) => (
        <>
          <TextField label={t('fields.title')} maxLength={200} error={error('title')} {...register('title')} />
          <TextareaField
            label={t('fields.content')}
            hint={t('posts.contentHint')}
            rows={14}
            error={error('content')}
            {...register('content')}
          />
          <CheckboxField label={t('published')} hint={t('publishedHint')} {...register('isPublished')} />
        </>
      )}
    </ItemForm>
  );
}
