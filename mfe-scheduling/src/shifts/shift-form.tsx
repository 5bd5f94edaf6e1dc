import { CheckboxField, SelectField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { useState, useEffect } from 'react';
import { SaveActions } from '../shared/forms/save-actions.tsx';
import { useTranslation } from '../translator.ts';
import { ShiftFields } from './shift-fields.tsx';
import type { ShiftValues } from './shift-values.ts';
import type { WholeShift } from './shifts.graphql.ts';
import { useSaveShift, useShiftForm, type ShiftForm } from './use-shift-form.ts';
import { useQuery } from '@apollo/client/react';
import { ClientPosts, type ClientPost } from '../planner/posts/posts.graphql.ts';

interface Props {
  values: ShiftValues;
  /** The shift that is changed; none for a new one. */
  before?: WholeShift;
  /** @param repeats a new one is to be repeated next */
  onSaved: (shift: WholeShift, repeats: boolean) => void;
  onCancel: () => void;
}

/** scheduling.md §5, Shift form. */
export function ShiftForm({ values, before, onSaved, onCancel }: Props) {
  const { t } = useTranslation();
  const send = useSaveShift(before);
  const [repeats, setRepeats] = useState(false);
  const { form, overlaps } = useShiftForm(values, {
    draft: `shift/${before?.id ?? 'new'}`,
    id: before?.id,
    send,
    onSaved: (shift) => shift && onSaved(shift, repeats),
  });
  return (
    <Form {...form.props} errorsTitle={t('shifts.notSaved')}>
      <ShiftFields id={before?.id} paid={before?.paid} form={form} overlaps={overlaps} values={values}>
        <PostField form={form} />
      </ShiftFields>
      {!before && (
        <CheckboxField
          label={t('series.title')}
          hint={t('series.next')}
          checked={repeats}
          onChange={({ target }) => setRepeats(target.checked)}
        />
      )}
      <SaveActions
        save={t(before ? 'shifts.change.save' : 'shifts.create.save')}
        saving={form.saving}
        onCancel={() => form.leave(onCancel)}
      />
    </Form>
  );
}

const none: readonly ClientPost[] = [];

/** Which post of its place a shift fills; not there where the place has none. */
function PostField({ form }: { form: ShiftForm }) {
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
