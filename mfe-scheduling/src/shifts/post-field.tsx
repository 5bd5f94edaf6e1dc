import { useQuery } from '@apollo/client/react';
import { SelectField } from '@portfolio/ui/field';
import { useEffect } from 'react';
import { ClientPosts, type ClientPost } from '../planner/posts/posts.graphql.ts';
import { useTranslation } from '../translator.ts';
import type { ShiftForm } from './use-shift-form.ts';

const none: readonly ClientPost[] = [];

/** Which post of its place a shift fills; not there where the place has none. */
export function PostField({ form }: { form: ShiftForm }) {
  const { t } = useTranslation();
  const { value: client } = form.controlled('client');
  const { value: location } = form.controlled('location');
  const { value: post, error } = form.controlled('post');
  const { data } = useQuery(ClientPosts, { variables: { client }, skip: client === '' });
  const known = client === '' ? none : data?.posts.results;
  const posts = (known ?? none).filter(({ locationId }) => (locationId ?? '') === location);
  const isElsewhere = known !== undefined && post !== '' && !posts.some(({ id }) => id === post);
  useEffect(() => {
    // At another place it fills none: that follows from the place, and is no choice of its own.
    if (isElsewhere) form.hookForm.setValue('post', '');
  });
  if (posts.length === 0 && error === undefined) return null;
  return (
    <SelectField
      label={t('posts.ofShift')}
      optional={t('optional')}
      // The options come later than the value.
      key={posts.length}
      {...form.field('post')}
      none={t('posts.ofNone')}
      options={posts.map(({ id, name }) => [id, name])}
    />
  );
}
