import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { useWatch } from 'react-hook-form';
import { useEditing } from '../editing/use-editing.ts';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useShown } from '../forms/use-shown.tsx';
import type { EditedPostFragment } from '../generated/graphql.ts';
import { useRefresh } from '../lists/use-refresh.ts';
import { useTranslation } from '../translator.ts';
import { CreatePost, PostToEdit, UpdatePost } from './blog.graphql.ts';
import { postForm, postInput, postValues } from './post-values.ts';

interface Props {
  post: EditedPostFragment | undefined;
}

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
    schema: postForm,
    valuesOf: postValues,
    send(save, values, base) {
      const input = postInput(values);
      if (!base) return save(CreatePost, { input });
      return save(UpdatePost, { id: base.id, input: { ...input, revision: base.revision } });
    },
    onSaved: ({ id, slug, title, isPublished: published }) => {
      void refresh('blogPosts', 'patronPosts', 'patronPost');
      close({ id, slug, title, published });
    },
  });
  const { register, control } = state.form.hookForm;
  const isPublished = useWatch({ control, name: 'isPublished' });

  return (
    <ItemForm
      area="posts"
      state={state}
      fields={[
        { name: 'title', label: t('fields.title'), show: ({ title }) => text(title) },
        { name: 'content', label: t('fields.content'), show: ({ content }) => text(content) },
        { name: 'isPublished', label: t('published'), show: (values) => yesNo(values.isPublished) },
        { name: 'publishAt', label: t('posts.publishAt'), show: ({ publishAt }) => text(publishAt) },
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
          {!isPublished && (
            <TextField
              type="datetime-local"
              label={t('posts.publishAt')}
              hint={t('posts.publishAtHint')}
              optional={t('optional')}
              error={error('publishAt')}
              {...register('publishAt')}
            />
          )}
        </>
      )}
    </ItemForm>
  );
}
