import { blogPostInput, type BlogPost } from '@portfolio/contracts/content';
import { CheckboxField, TextareaField, TextField } from '@portfolio/ui/field';
import { useEditing } from '../editing/use-editing.ts';
import { ItemForm } from '../forms/item-form.tsx';
import { useItemForm } from '../forms/use-item-form.ts';
import { useShown } from '../forms/use-shown.tsx';
import { useRefresh } from '../lists/use-refresh.ts';
import { useTranslation } from '../translator.ts';

interface Props {
  post: BlogPost | undefined;
  parse: (body: unknown) => BlogPost;
}

const valuesOf = (post: BlogPost | undefined) => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  is_published: post?.is_published ?? true,
});

const encode = (values: ReturnType<typeof valuesOf>) => ({ ...values });

/** The create and edit form of a post. */
export function PostForm({ post, parse }: Props) {
  const { t } = useTranslation();
  const { close } = useEditing();
  const refresh = useRefresh();
  const { text, yesNo } = useShown();
  const state = useItemForm({
    area: 'posts',
    path: '/blog/posts/',
    item: post,
    schema: blogPostInput,
    parse,
    valuesOf,
    encode,
    onSaved: ({ id, slug, title, is_published: published }) => {
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
        { name: 'is_published', label: t('published'), show: (values) => yesNo(values.is_published) },
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
          <CheckboxField label={t('published')} hint={t('publishedHint')} {...register('is_published')} />
        </>
      )}
    </ItemForm>
  );
}
