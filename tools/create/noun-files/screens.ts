import type { NewNoun, Words } from './new-noun.ts';

/** List, detail and editor of a noun, and their test. */
export const screenFiles = ({ one, many, One, Many, file, files, words }: NewNoun): Record<string, string> => ({
  [`${files}.graphql.ts`]: `import { graphql, type DocumentType } from '../generated/index.ts';

export const ${Many} = graphql(\`
  query ${Many}($page: Int!, $pageSize: Int!, $search: String!, $ordering: String!, $company: ID) {
    ${many}(page: $page, pageSize: $pageSize, search: $search, ordering: $ordering, company: $company) {
      count
      results {
        id
        companyId
        name
        notes
      }
    }
  }
\`);

export type Listed${One} = DocumentType<typeof ${Many}>['${many}']['results'][number];

export const ${One}Detail = graphql(\`
  query ${One}Detail($id: ID!) {
    ${one}(id: $id) {
      id
      companyId
      name
      notes
    }
  }
\`);

export type Detailed${One} = NonNullable<DocumentType<typeof ${One}Detail>['${one}']>;

export const Create${One} = graphql(\`
  mutation Create${One}($input: New${One}!) {
    create${One}(input: $input) {
      id
    }
  }
\`);

export const Update${One} = graphql(\`
  mutation Update${One}($id: ID!, $input: ${One}Changes!, $seen: ${One}Changes) {
    update${One}(id: $id, input: $input, seen: $seen) {
      id
      name
      notes
    }
  }
\`);

export const Delete${One} = graphql(\`
  mutation Delete${One}($id: ID!) {
    delete${One}(id: $id)
  }
\`);
`,
  [`${files}.tsx`]: `import { useQuery } from '@apollo/client/react';
import { useListState } from '@portfolio/remote-kit/lists';
import { LinkButton } from '@portfolio/ui/link-button';
import { PageHeading } from '@portfolio/ui/page-heading';
import type { Column } from '@portfolio/ui/table';
import Plus from 'lucide-react/icons/plus';
import { Link } from 'react-router-dom';
import { ofCompany } from '../shared/company/of-company.tsx';
import type { CompanyChoice } from '../shared/company/use-company.ts';
import type { LocalOrder } from '../shared/lists/at-once.ts';
import { Broken, Secondary } from '../shared/lists/cell.styles.ts';
import { EditLink } from '../shared/lists/edit-link.tsx';
import { ListPart } from '../shared/lists/list-part.tsx';
import { useListQuery } from '../shared/lists/use-list-query.ts';
import { pathOf, paths } from '../paths.ts';
import { useTranslation } from '../translator.ts';
import { ${Many} as ${Many}Operation, type Listed${One} } from './${files}.graphql.ts';

const pageSize = 25;

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
  const { page, search, ordering } = list;
  const result = useQuery(${Many}Operation, {
    variables: { page, pageSize, search, ordering, company },
    fetchPolicy: 'cache-and-network',
  });
  const known = useListQuery(result, list, { of: ({ ${many} }) => ${many}, local, pageSize });
  const create = (variant?: 'primary') => (
    <LinkButton as={Link} to={within(paths.new${One})} variant={variant} icon={<Plus aria-hidden />}>
      {t('${many}.create')}
    </LinkButton>
  );
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
    <>
      <PageHeading description={t('${many}.lead')} actions={create('primary')}>
        {t('${many}.title')}
      </PageHeading>
      <ListPart
        area="${many}"
        list={list}
        known={known}
        columns={columns}
        create={create()}
        actions={({ id, name }) => <EditLink to={within(pathOf(paths.edit${One}, id))} name={name} />}
      />
    </>
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
import { useCompany } from '../shared/company/use-company.ts';
import { DeleteButton } from '../shared/details/delete-button.tsx';
import { BackToList, DetailScreen } from '../shared/details/detail-screen.tsx';
import { Lines } from '../shared/details/detail.styles.ts';
import { Section } from '../shared/details/section.tsx';
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
import { changesOf, useForm } from '@portfolio/remote-kit/forms';
import { TextareaField, TextField } from '@portfolio/ui/field';
import { Form } from '@portfolio/ui/form';
import { PageHeading } from '@portfolio/ui/page-heading';
import { useToast } from '@portfolio/ui/toast';
import { useNavigate, useParams } from 'react-router-dom';
import { CompanyOfNew } from '../shared/company/company-field.tsx';
import { useCompany } from '../shared/company/use-company.ts';
import { BackLink } from '../shared/details/back-link.tsx';
import { FoundForm } from '../shared/details/detail-screen.tsx';
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
    latest: async () => {
      const variables = { id: ${one}?.id ?? '' };
      const { data } = await apollo.query({ query: ${One}Detail, variables, fetchPolicy: 'network-only' });
      return data?.${one} ? { values: valuesOf(data.${one}, shown) } : undefined;
    },
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
      <TextField label={t('${many}.name')} autoComplete="off" maxLength={200} {...field('name')} />
      <TextareaField label={t('fields.notes')} optional={t('optional')} maxLength={10_000} {...field('notes')} />
      <SaveActions save={t(${one} ? '${many}.saveChanges' : '${many}.saveNew')} saving={saving} onCancel={() => leave(() => void navigate(back))} />
    </Form>
  );
}
`,
  [`${files}.test.tsx`]: `import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fails, openPlanner, press, recording, type } from '../testing/planner.ts';

const first = { __typename: '${One}', id: '7', companyId: '3', name: 'First', notes: 'Kept here' };

const open = (path = '', graphql = {}, results: object[] = [first]) =>
  openPlanner(\`/admin/planner/${files}\${path}\`, {
    graphql: {
      ${Many}: () => ({ ${many}: { __typename: '${One}Page', count: results.length, results } }),
      ${One}Detail: { ${one}: first },
      ...graphql,
    },
  });

test('the list leads to each of them', async () => {
  await open();
  await userEvent.click(await screen.findByRole('link', { name: 'First' }));
  expect(await screen.findByRole('heading', { name: 'First' })).toBeInTheDocument();
  expect(screen.getByText('Kept here')).toBeInTheDocument();
});

test('nothing yet', async () => {
  await open('', {}, []);
  expect(await screen.findByText('No ${words.en.many} yet')).toBeInTheDocument();
});

test('a list that cannot be loaded', async () => {
  await open('', { ${Many}: fails });
  expect(await screen.findByText('Failed to load ${words.en.many}. Please try again later.')).toBeInTheDocument();
});

test('one can be added; it needs a name', async () => {
  const { sent, call } = recording({ create${One}: { __typename: '${One}', id: '7' } });
  await open('/new', { Create${One}: call });
  await press('Create ${words.en.one}');
  expect(await screen.findByLabelText('Name')).toHaveAccessibleDescription('Enter a name');
  await type('Name', 'First');
  await press('Create ${words.en.one}');
  expect(await screen.findByText('First was saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ input: { company: '3', name: 'First', notes: '' } }]);
});

test('a change sends what was changed, and what was seen', async () => {
  const { sent, call } = recording({ update${One}: { ...first, name: 'Firstly' } });
  await open('/7/edit', { Update${One}: call });
  await screen.findByDisplayValue('First');
  await type('Name', 'ly');
  await press('Save changes');
  expect(await screen.findByText('Firstly was saved.')).toBeInTheDocument();
  expect(sent).toEqual([{ id: '7', input: { name: 'Firstly' }, seen: { name: 'First' } }]);
});

test('one can be deleted', async () => {
  await open('/7', { Delete${One}: { delete${One}: '7' } });
  await userEvent.click(await screen.findByRole('button', { name: 'Delete ${words.en.one}' }));
  await press('Confirm');
  expect(await screen.findByText('First was deleted.')).toBeInTheDocument();
});
`,
});

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The texts of its screens. Spanish and French say what needs no gender; polish them. */
export const texts: Record<'en' | 'es' | 'fr', (words: Words) => Record<string, unknown>> = {
  en: ({ one, many }) => ({
    title: capital(many),
    one: capital(one),
    lead: `The ${many} of your company.`,
    create: `Add ${one}`,
    editTitle: `Edit ${one}`,
    back: `Back to ${many}`,
    search: 'Search by name',
    name: 'Name',
    nameRequired: 'Enter a name',
    count_one: `{{count}} ${one}`,
    count_other: `{{count}} ${many}`,
    loading: `Loading ${many}`,
    pagesLabel: `Pages of ${many}`,
    noMatch: 'Nothing matches the search.',
    none: `No ${many} yet`,
    noneHint: `Add the first ${one}.`,
    facts: 'Details',
    notFound: `${capital(one)} not found`,
    notFoundHint: 'It may have been deleted, or it belongs to another company.',
    failed: `Failed to load ${many}. Please try again later.`,
    loadFailed: `Failed to load the ${one}. Please try again later.`,
    delete: {
      action: `Delete ${one}`,
      question: 'Delete {{name}}?',
      done: '{{name}} was deleted.',
      failed: `Failed to delete the ${one}. Please try again.`,
      needed: 'It is still in use, so it cannot be deleted.',
    },
    saveNew: `Create ${one}`,
    saveChanges: 'Save changes',
    saved: '{{name}} was saved.',
    notSaved: `The ${one} was not saved`,
    saveFailed: `Failed to save the ${one}. Please try again.`,
  }),
  es: ({ some, one, many }) => ({
    title: capital(many),
    one: capital(one),
    lead: `${capital(many)} de su empresa.`,
    create: `Añadir ${some}`,
    editTitle: `Editar ${one}`,
    back: `Volver a ${many}`,
    search: 'Buscar por nombre',
    name: 'Nombre',
    nameRequired: 'Indique un nombre',
    count_one: `{{count}} ${one}`,
    count_many: `{{count}} de ${many}`,
    count_other: `{{count}} ${many}`,
    loading: `Cargando ${many}`,
    pagesLabel: `Páginas de ${many}`,
    noMatch: 'Nada coincide con la búsqueda.',
    none: `Todavía no hay ${many}`,
    noneHint: `Empiece por añadir ${some}.`,
    facts: 'Datos',
    notFound: `No se encuentra: ${one}`,
    notFoundHint: 'Puede que se haya eliminado o que pertenezca a otra empresa.',
    failed: `Error al cargar ${many}. Inténtelo de nuevo más tarde.`,
    loadFailed: `Error al cargar ${one}. Inténtelo de nuevo más tarde.`,
    delete: {
      action: `Eliminar ${one}`,
      question: '¿Eliminar {{name}}?',
      done: 'Se ha eliminado {{name}}.',
      failed: `Error al eliminar ${one}. Inténtelo de nuevo.`,
      needed: 'Todavía está en uso, por lo que no se puede eliminar.',
    },
    saveNew: `Crear ${one}`,
    saveChanges: 'Guardar cambios',
    saved: 'Se ha guardado {{name}}.',
    notSaved: `No se ha guardado: ${one}`,
    saveFailed: `Error al guardar ${one}. Inténtelo de nuevo.`,
  }),
  fr: ({ some, one, many }) => ({
    title: capital(many),
    one: capital(one),
    lead: `${capital(many)} de votre entreprise.`,
    create: `Ajouter ${some}`,
    editTitle: `Modifier : ${one}`,
    back: `Retour : ${many}`,
    search: 'Rechercher par nom',
    name: 'Nom',
    nameRequired: 'Indiquez un nom',
    count_one: `{{count}} ${one}`,
    count_many: `{{count}} de ${many}`,
    count_other: `{{count}} ${many}`,
    loading: `Chargement : ${many}`,
    pagesLabel: `Pages : ${many}`,
    noMatch: 'Rien ne correspond à la recherche.',
    none: `Rien pour l’instant : ${many}`,
    noneHint: `Commencez par ajouter ${some}.`,
    facts: 'Détails',
    notFound: `Introuvable : ${one}`,
    notFoundHint: 'Peut-être supprimé, ou propriété d’une autre entreprise.',
    failed: `Échec du chargement : ${many}. Veuillez réessayer plus tard.`,
    loadFailed: `Échec du chargement : ${one}. Veuillez réessayer plus tard.`,
    delete: {
      action: `Supprimer : ${one}`,
      question: 'Supprimer {{name}} ?',
      done: 'Suppression effectuée : {{name}}.',
      failed: `Échec de la suppression : ${one}. Veuillez réessayer.`,
      needed: 'Encore en cours d’utilisation : suppression impossible.',
    },
    saveNew: `Créer ${some}`,
    saveChanges: 'Enregistrer les modifications',
    saved: '{{name}} : enregistré.',
    notSaved: `Pas enregistré : ${one}`,
    saveFailed: `Échec de l’enregistrement : ${one}. Veuillez réessayer.`,
  }),
};
