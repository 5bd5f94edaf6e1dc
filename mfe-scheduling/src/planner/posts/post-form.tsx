import { useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { postInput, postPatch } from '@portfolio/contracts/scheduling';
import { changesOf, useForm, useLatest, type FormState } from '@portfolio/remote-kit/forms';
import { NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { useToast } from '@portfolio/ui/toast';
import { useNavigate } from 'react-router-dom';
import { QualificationsField } from '../../people/qualifications/qualifications-field.tsx';
import { pathOf, paths } from '../../paths.ts';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { LocationField } from '../../shared/choices/location-field.tsx';
import { chosenOption, useChosenClient, useClientChoices } from '../../shared/choices/choices.ts';
import { useCompany } from '../../shared/company/use-company.tsx';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { changesIn, inputOf, postColors, valuesOf, type PostValues } from './post-values.ts';
import { CreatePost, PostDetail, UpdatePost, type WholePost } from './posts.graphql.ts';

interface Props {
  /** Undefined for a new one. */
  post?: WholePost;
  /** What of a new one is chosen already. */
  given?: Partial<PostValues>;
}

const priorities = [1, 2, 3, 4, 5] as const;

/** What a post is: place, name, contract, rates, qualifications. It stays at its place. */
export function PostForm({ post, given }: Props) {
  const { t } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const { company, within } = useCompany();
  const [create] = useMutation(CreatePost);
  const [update] = useMutation(UpdatePost);
  const form = useForm<PostValues, WholePost | undefined, ReturnType<typeof inputOf>>({
    draft: `post/${post?.id ?? 'new'}`,
    values: valuesOf(post, given),
    schema: post ? postPatch : postInput,
    request: inputOf,
    rules: ({ client }) => ({ client: client === '' ? fault('required') : undefined }),
    sentences: { client: { required: t('posts.errors.client') }, name: { required: t('posts.errors.name') } },
    latest: useLatest(PostDetail, { id: post?.id ?? '' }, ({ post: now }) => now && valuesOf(now)),
    send: async (input, values, context, began) => {
      if (!post) return (await create({ variables: { input }, context })).data?.createPost;
      const changes = changesOf(changesIn(values), changesIn(began));
      return (await update({ variables: { id: post.id, ...changes }, context })).data?.updatePost;
    },
    valuesOf: (answer) => valuesOf(answer),
    onSaved: (answer) => {
      toast('success', t('posts.saved', { name: answer?.name ?? '' }));
      if (!post && answer) void navigate(within(pathOf(paths.post, answer.id)));
    },
    failed: t('posts.saveFailed'),
  });
  const { field, controlled } = form;
  const client = controlled('client');
  const { client: chosen } = useChosenClient(client.value);
  const shared = { optional: t('optional'), autoComplete: 'off' };
  const own = post?.color ?? '';
  const owner = post?.companyId ?? chosen?.companyId ?? '';
  return (
    <Form {...form.props} errorsTitle={t('posts.notSaved')}>
      {!post && <PlaceOfNew form={form} company={company} />}
      <TextField label={t('posts.name')} autoComplete="off" maxLength={200} {...field('name')} />
      <FieldRow>
        <NumberField
          label={t('posts.headCount')}
          hint={t('posts.headCountHint')}
          inputMode="numeric"
          min={1}
          {...field('headCount')}
        />
        <SelectField
          label={t('posts.priority')}
          {...field('priority')}
          options={priorities.map((priority) => [priority, t(`posts.priorities.${priority}`)])}
        />
      </FieldRow>
      <FieldRow>
        <TextField type="date" label={t('posts.startDate')} optional={t('optional')} {...field('startDate')} />
        <TextField type="date" label={t('posts.endDate')} optional={t('optional')} {...field('endDate')} />
      </FieldRow>
      <FieldRow>
        <TextField label={t('posts.payRate')} inputMode="decimal" {...shared} {...field('payRate')} />
        <TextField label={t('posts.billRate')} inputMode="decimal" {...shared} {...field('billRate')} />
      </FieldRow>
      <SelectField label={t('posts.color')} optional={t('optional')} {...field('color')}>
        <option value="">{t('posts.noColor')}</option>
        {own !== '' && !postColors.some(([, color]) => color === own) && <option value={own}>{own}</option>}
        {postColors.map(([name, color]) => (
          <option key={color} value={color}>
            {t(`posts.colors.${name}`)}
          </option>
        ))}
      </SelectField>
      <QualificationsField
        label={t('posts.required')}
        hint={t('posts.requiredHint')}
        company={owner}
        held={post?.requiredQualifications ?? []}
        {...controlled('requiredQualifications')}
      />
      <QualificationsField
        label={t('posts.preferred')}
        company={owner}
        held={post?.preferredQualifications ?? []}
        {...controlled('preferredQualifications')}
      />
      <SaveActions
        save={t(post ? 'posts.saveChanges' : 'posts.saveNew')}
        saving={form.saving}
        onCancel={!post && (() => form.leave(() => void navigate(within(paths.posts))))}
      />
    </Form>
  );
}

/** Client and location. Another client clears the location, and qualifications, which are those of a company. */
function PlaceOfNew({ form, company }: { form: FormState<PostValues>; company: string | undefined }) {
  const { t } = useTranslation();
  const client = form.controlled('client');
  const { client: chosen } = useChosenClient(client.value);
  const clients = useClientChoices(company);
  const locations = chosen?.locations ?? [];
  const change = (id: string): void => {
    client.onChange(id);
    form.controlled('location').onChange('');
  };
  return (
    <>
      <ChoiceField
        label={t('posts.client')}
        name="client"
        error={client.error}
        choices={clients}
        value={chosenOption(clients, client.value, chosen)}
        onChange={change}
      />
      <LocationField label={t('posts.location')} locations={locations} {...form.field('location')} />
    </>
  );
}
