import type { NewNoun } from './new-noun.ts';

/** List, detail and editor of a noun. */
export const screenFiles = ({ one, many, One, Many, file, files }: NewNoun): Record<string, string> => ({
  [`${files}.graphql.ts`]: `import { graphql, type DocumentType } from '../generated/index.ts';

export const ${Many} = graphql('query ${Many} { ${many} { count results { ...all } } }');

export type Listed${One} = DocumentType<typeof ${Many}>['${many}']['results'][number];

export const ${One}Detail = graphql('query ${One}Detail { ${one} { ...all } }');

export type Detailed${One} = NonNullable<DocumentType<typeof ${One}Detail>['${one}']>;

export const Create${One} = graphql('mutation Create${One} { create${One} { id } }');
export const Update${One} = graphql('mutation Update${One} { update${One} { id name notes } }');
export const Delete${One} = graphql('mutation Delete${One} { delete${One} }');
`,
  [`${files}.tsx`]: `import { useListState } from '@portfolio/remote-kit/lists';
import type { Column } from '@portfolio/ui/table';
import { Link } from 'react-router-dom';
import { ofCompany, type CompanyChoice } from '../shared/company/use-company.tsx';
import type { LocalOrder } from '../shared/lists/at-once.ts';
import { Broken, EditLink, ListPart, Secondary, useListQuery } from '../shared/lists/list-part.tsx';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { ${Many} as ${Many}Operation, type Listed${One} } from './${files}.graphql.ts';

const orderings = ['name', '-name'] as const;

const local: LocalOrder<Listed${One}> = {
  searched: ({ name }) => [name],
  sorted: { name: ({ name }) => name },
};

/** The list. */
export const ${Many} = ofCompany(Place);

function Place({ choice: { company, companies, within } }: { choice: CompanyChoice }) {
  const { t } = useTranslation();
  const list = useListState({ orderings });
  const known = useListQuery(${Many}Operation, list, { variables: { company }, of: ({ ${many} }) => ${many}, local, pageSize: 25 });
  const columns: Column<Listed${One}>[] = [
    {
      id: 'name',
      header: t('${many}.name'),
      rowHeader: true,
      sortable: true,
      cell: ({ id, name, companyId }) => (
        <Broken>
          <Link to={within(pathOf(paths.${one}, id))} dir="auto">
            {name}
          </Link>
          {/* A superuser may look at all companies together. */}
          {company === undefined && <Secondary dir="auto">{companies.find((one) => one.id === companyId)?.name}</Secondary>}
        </Broken>
      ),
    },
    { id: 'notes', header: t('fields.notes'), cell: ({ notes }) => <Broken dir="auto">{notes}</Broken> },
  ];
  return (
    <ListPart
      area="${many}"
      list={list}
      known={known}
      columns={columns}
      create={{ to: within(paths.new${One}), words: t('${many}.create') }}
      actions={({ id, name }) => <EditLink to={within(pathOf(paths.edit${One}, id))} name={name} />}
    />
  );
}
`,
  [`${file}-detail.tsx`]: `import { useQuery } from '@apollo/client/react';
import { DefinitionList } from '@portfolio/ui/definition-list';
import { Stack } from '@portfolio/ui/layout';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import Pencil from 'lucide-react/icons/pencil';
import { Link, useParams } from 'react-router-dom';
import { useCompany } from '../shared/company/use-company.tsx';
import { BackToList, DeleteButton, DetailScreen } from '../shared/details/detail-screen.tsx';
import { Lines, Section } from '../shared/details/section.tsx';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { Delete${One}, ${One}Detail as ${One}DetailOperation, type Detailed${One} } from './${files}.graphql.ts';

/** One of them. */
export function ${One}Detail() {
  const { id = '' } = useParams();
  const result = useQuery(${One}DetailOperation, { variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <DetailScreen area="${many}" item={result.data?.${one}} result={result}>
      {(found) => <Known ${one}={found} />}
    </DetailScreen>
  );
}

function Known({ ${one}: { id, name, notes } }: { ${one}: Detailed${One} }) {
  const { t } = useTranslation();
  const { within } = useCompany();
  return (
    <>
      <PageHeading
        back={<BackToList area="${many}" />}
        actions={
          <LinkButton
            as={Link}
            to={within(pathOf(paths.edit${One}, id))}
            variant="primary"
            icon={<Pencil aria-hidden />}
          >
            {t('lists.edit')}
          </LinkButton>
        }
      >
        {name}
      </PageHeading>
      <Stack $gap={6}>
        <Section title={t('${many}.facts')}>
          <DefinitionList blank="–" items={[{ term: t('fields.notes'), detail: notes && <Lines>{notes}</Lines> }]} />
        </Section>
        <div>
          <DeleteButton mutation={Delete${One}} item={{ type: '${One}', id, name }} area="${many}" />
        </div>
      </Stack>
    </>
  );
}
`,
  [`${file}-editor.tsx`]: `import { useApolloClient, useQuery } from '@apollo/client/react';
import { fault } from '@portfolio/contracts/errors';
import { ${one}Update } from '@portfolio/contracts/scheduling';
import { changesOf, useForm, useLatest } from '@portfolio/remote-kit/forms';
import { TextareaField, TextField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import { useNavigate, useParams } from 'react-router-dom';
import { CompanyOfNew } from '../shared/company/company-field.tsx';
import { useCompany } from '../shared/company/use-company.tsx';
import { BackLink, FoundForm } from '../shared/details/detail-screen.tsx';
import { SaveActions } from '../shared/forms/save-actions.tsx';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { Create${One}, ${One}Detail, Update${One}, type Detailed${One} } from './${files}.graphql.ts';

/** Makes a new one, or changes the one that the address names. */
export function ${One}Editor() {
  const { id } = useParams();
  const { t } = useTranslation();
  const { company, within } = useCompany();
  // A form begins with what is saved now, not with what a list knew.
  const result = useQuery(${One}Detail, { variables: { id: id ?? '' }, skip: id === undefined, fetchPolicy: 'network-only' });
  const found = result.data?.${one};
  const isMissing = found === null;
  const back = within(id === undefined || isMissing ? paths.${many} : pathOf(paths.${one}, id));
  return (
    <>
      <PageHeading back={<BackLink to={back}>{found?.name ?? t('${many}.back')}</BackLink>}>
        {isMissing ? t('${many}.notFound') : t(id === undefined ? '${many}.create' : '${many}.editTitle')}
      </PageHeading>
      {id === undefined ? (
        <${One}Form key={company} back={back} />
      ) : (
        <FoundForm area="${many}" item={found} result={result} failed={t('${many}.loadFailed')}>
          {(known) => <${One}Form key={known.id} ${one}={known} back={back} />}
        </FoundForm>
      )}
    </>
  );
}

const valuesOf = (${one}: Detailed${One} | null | undefined, company: string | undefined) => ({
  company: ${one}?.companyId ?? company ?? '',
  name: ${one}?.name ?? '',
  notes: ${one}?.notes ?? '',
});

/** @param back where Cancel leads */
function ${One}Form({ ${one}, back }: { ${one}?: Detailed${One}; back: string }) {
  const { t } = useTranslation();
  const apollo = useApolloClient();
  const toast = useToast();
  const navigate = useNavigate();
  const { company: shown, within } = useCompany();
  const form = useForm({
    draft: \`${file}/\${${one}?.id ?? 'new'}\`,
    values: valuesOf(${one}, shown),
    schema: ${one}Update,
    rules: (values) => ({ company: values.company === '' ? fault('required') : undefined }),
    sentences: { company: { required: t('errors.company') }, name: { required: t('${many}.nameRequired') } },
    latest: useLatest(${One}Detail, { id: ${one}?.id ?? '' }, ({ ${one}: now }) => now && valuesOf(now, shown)),
    async send({ company, ...fields }, _, context, { company: __, ...began }) {
      if (${one}) {
        const variables = { id: ${one}.id, ...changesOf(fields, began) };
        await apollo.mutate({ mutation: Update${One}, variables, context });
        return ${one}.id;
      }
      const variables = { input: { ...fields, company } };
      const { data } = await apollo.mutate({ mutation: Create${One}, variables, context });
      return data?.create${One}.id ?? '';
    },
    onSaved(id, { name }) {
      toast('success', t('${many}.saved', { name }));
      void navigate(within(pathOf(paths.${one}, id)));
    },
    failed: t('${many}.saveFailed'),
  });
  const { field, props, saving, leave } = form;
  return (
    <Form {...props} errorsTitle={t('${many}.notSaved')}>
      {!${one} && <CompanyOfNew {...form.controlled('company')} />}
      <TextField label={t('${many}.name')} autoComplete="off" {...field('name')} />
      <TextareaField label={t('fields.notes')} optional={t('optional')} {...field('notes')} />
      <SaveActions save={t(${one} ? '${many}.saveChanges' : '${many}.saveNew')} saving={saving} onCancel={() => leave(() => void navigate(back))} />
    </Form>
  );
}
`,
});
