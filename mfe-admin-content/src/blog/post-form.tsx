import { blogPostInput } from '@portfolio/contracts/content';
import { CheckboxField, DateTimeField, TextField } from '@portfolio/ui/field';
import { SkeletonText } from '@portfolio/ui/skeleton';
import { color, fontSize } from '@portfolio/ui/tokens';
import { lazy, Suspense, use, useId, type ReactNode } from 'react';
import { useWatch, type Control } from 'react-hook-form';
import { styled } from 'styled-components';
import { z } from 'zod';
import { useEditing, useAfterSave, DraftingContext } from '../editing/use-editing.ts';
import { limits, anyImages, presentImages, sentImages } from '../forms/file-rules.ts';
import { ImagesField } from '../forms/images-field.tsx';
import { ItemForm, Stage, useDevice } from '../forms/item-form.tsx';
import { FormAndPreview, LivePreview } from '../forms/live-preview.ts';
import { useItemForm } from '../forms/use-item-form.tsx';
import type { EditedPostFragment } from '../generated/graphql.ts';
import { MarkdownField } from '../markdown/markdown-field.tsx';
import { useTranslation } from '../translator.ts';
import { CreatePost, PostToEdit, UpdatePost } from './blog.graphql.ts';

/** With all that reads Markdown. Where it cannot be loaded the form goes on without it. */
const PostPreview = lazy(async (): Promise<{ default: (props: { title: string; content: string }) => ReactNode }> => {
  try {
    return { default: (await import('./post-preview.tsx')).PostPreview };
  } catch {
    return { default: () => null };
  }
});

/** It belongs to the form, not to the post. */
const Heading = styled.h2`
  color: ${color.muted};
  font-size: ${fontSize.large};
  letter-spacing: 0;
`;

/** The create and edit form of a post. */
export function PostForm({ post }: { post: EditedPostFragment | undefined }) {
  const { t } = useTranslation();
  const preview = useId();
  const { close } = useEditing();
  const { isDraft } = use(DraftingContext);
  const state = useItemForm({
    area: 'posts',
    query: PostToEdit,
    item: post,
    schema: postForm,
    fields: [
      { name: 'title', label: t('fields.title') },
      { name: 'content', label: t('fields.content') },
      { name: 'images', label: t('fields.images') },
      { name: 'isPublished', label: t('published') },
      { name: 'publishAt', label: t('posts.publishAt') },
    ],
    valuesOf: postValues,
    send(save, values, base) {
      const variables = postVariables(values, base);
      return base ? save(UpdatePost, { id: base.id, ...variables }) : save(CreatePost, variables);
    },
    onSaved: useAfterSave('blogPosts', 'patronPosts', 'patronPost'),
  });
  const { controlled, field, hookForm } = state.form;
  const { control, register } = hookForm;
  const { choice, stage } = useDevice();
  const isPublished = useWatch({ control, name: 'isPublished' });

  return (
    <FormAndPreview>
      <ItemForm area="posts" state={state} onCancel={() => close()}>
        <TextField label={t('fields.title')} {...field('title')} />
        <MarkdownField label={t('fields.content')} hint={t('posts.contentHint')} rows={14} {...field('content')} />
        <ImagesField
          plain
          label={t('fields.images')}
          hint={t('posts.imagesHint', { count: limits.images, size: limits.image })}
          {...controlled('images')}
        />
        {!isDraft && <CheckboxField label={t('published')} hint={t('publishedHint')} {...register('isPublished')} />}
        {!isDraft && !isPublished && (
          <DateTimeField
            label={t('posts.publishAt')}
            clockLabel={t('posts.publishAtClock')}
            hint={t('posts.publishAtHint')}
            optional={t('optional')}
            {...controlled('publishAt')}
          />
        )}
      </ItemForm>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <LivePreview as="section" $zoom={0.75} aria-labelledby={preview} tabIndex={0}>
        <Heading id={preview}>{t('preview')}</Heading>
        {choice}
        <Stage data-stage={stage}>
          <Suspense fallback={<SkeletonText lines={4} />}>
            <Written control={control} />
          </Suspense>
        </Stage>
      </LivePreview>
    </FormAndPreview>
  );
}

/** Drawn anew while one types, without the form around it. */
function Written({ control }: { control: Control<PostValues> }) {
  const [title, content] = useWatch({ control, name: ['title', 'content'] });
  return <PostPreview title={title} content={content} />;
}

/** The form of a post; `publishAt` is as `DateTimeField` has it, in the zone of who writes, blank for never. */
const postForm = blogPostInput.extend({ publish_at: z.string(), images: anyImages });

const minutes = 'YYYY-MM-DDTHH:MM'.length;

/** An instant as `DateTimeField` shows it. */
const toLocal = (instant: string): string => {
  const date = new Date(instant);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, minutes);
};

/** What the form shows of a post, or of a new one. */
const postValues = (post: EditedPostFragment | undefined) => ({
  title: post?.title ?? '',
  content: post?.content ?? '',
  isPublished: post?.isPublished ?? true,
  publishAt: post?.publishAt ? toLocal(post.publishAt) : '',
  images: presentImages(post?.images),
});

type PostValues = ReturnType<typeof postValues>;

/** What the mutations take of a post, and its new images; `base` is the version that is edited. */
function postVariables({ publishAt, images, ...texts }: PostValues, base?: EditedPostFragment) {
  const { files, order, alts } = sentImages(images, base?.images);
  const input = {
    ...texts,
    publishAt: publishAt === '' || texts.isPublished ? null : new Date(publishAt).toISOString(),
    imageAlts: alts,
  };
  return { input: base ? { ...input, existingImages: order, revision: base.revision } : input, images: files };
}
