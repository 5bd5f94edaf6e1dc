import { useQuery, useMutation } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { postInput, postPatch } from '@portfolio/contracts/scheduling';
import { changesOf, useForm, useLatest, type FormState } from '@portfolio/remote-kit/forms';
import { NumberField, SelectField, TextField } from '@portfolio/ui/field';
import { FieldRow, Form } from '@portfolio/ui/form';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import { useId, type ReactNode } from 'react';
import { Link, useParams, useSearchParams, useNavigate } from 'react-router-dom';
import { paths, pathOf } from '../../paths.ts';
import { QualificationsField } from '../../people/qualifications/qualifications-field.tsx';
import { ChoiceField } from '../../shared/choices/choice-field.tsx';
import { chosenOption, useChosenClient, useClientChoices } from '../../shared/choices/choices.ts';
import { LocationField } from '../../shared/choices/location-field.tsx';
import { useCompany } from '../../shared/company/use-company.tsx';
import { FoundForm, BackLink, DeleteItem } from '../../shared/details/detail-screen.tsx';
import { SaveActions } from '../../shared/forms/save-actions.tsx';
import { useTranslation } from '../../translator.ts';
import { DemandForm } from './demand-form.tsx';
import { PostDemand } from './demand.graphql.ts';
import { changesIn, inputOf, postColors, valuesOf, type PostValues } from './post-values.ts';
import { DeletePost, PostDetail, type WholePost, CreatePost, UpdatePost } from './posts.graphql.ts';

/** A new post. The client and location of the address are chosen already. */
export function NewPost() {
  const { t } = useTranslation();
  const { within } = useCompany();
  const [parameters] = useSearchParams();
  const given = (name: string) => (/^\d+$/.test(parameters.get(name) ?? '') ? (parameters.get(name) ?? '') : '');
  return (
    <>
      <PageHeading back={<BackLink to={within(paths.posts)}>{t('posts.back')}</BackLink>}>
        {t('posts.newTitle')}
      </PageHeading>
      <PostForm given={{ client: given('client'), location: given('location') }} />
    </>
  );
}

/** A post: what it is, and what it asks for. */
export function PostEditor() {
  const { id = '' } = useParams();
  return <Edit key={id} id={id} />;
}

function Edit({ id }: { id: string }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(PostDetail, { variables: { id }, fetchPolicy: 'network-only' });
  const post = result.data?.post;
  return (
    <>
      <PageHeading
        back={<BackLink to={within(paths.posts)}>{t('posts.back')}</BackLink>}
        description={post && [post.clientName, post.locationName].filter(Boolean).join(' · ')}
        actions={
          post && (
            <LinkButton
              as={Link}
              to={within(`${paths.coverage}?client=${post.clientId}`)}
              icon={<CalendarCheck aria-hidden />}
            >
              {t('coverage.title')}
            </LinkButton>
          )
        }
      >
        {post === null ? t('posts.notFound') : (post?.name ?? t('posts.one'))}
      </PageHeading>
      <FoundForm area="posts" item={post} result={result} failed={t('posts.loadFailed')}>
        {(found) => <Known post={found} />}
      </FoundForm>
    </>
  );
}

/** A form with its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack as="section" $gap={4} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Stack>
  );
}

function Known({ post }: { post: WholePost }) {
  const { t } = useTranslation();
  const result = useQuery(PostDemand, { variables: { post: post.id }, fetchPolicy: 'network-only' });
  return (
    <Stack $gap={6}>
      <Part title={t('demand.title')}>
        <FoundForm area="posts" item={result.data?.postDemand} result={result} failed={t('posts.loadFailed')}>
          {(demand) => <DemandForm post={post} demand={demand} />}
        </FoundForm>
      </Part>
      <Part title={t('posts.about')}>
        <PostForm post={post} />
      </Part>
      <div>
        <DeleteItem
          mutation={DeletePost}
          item={{ type: 'Post', id: post.id, name: post.name }}
          area="posts"
          failed={t('posts.delete.failed')}
        />
      </div>
    </Stack>
  );
}

interface Props {
  /** Undefined for a new one. */
  post?: WholePost;
  /** What of a new one is chosen already. */
  given?: Partial<PostValues>;
}

const priorities = [1, 2, 3, 4, 5] as const;

/** What a post is: place, name, contract, rates, qualifications. It stays at its place. */
function PostForm({ post, given }: Props) {
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
      <TextField label={t('posts.name')} autoComplete="off" {...field('name')} />
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
