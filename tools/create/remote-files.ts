/** What a new remote is made from. */
export interface NewRemote {
  /** `mfe-hello`. */
  name: string;
  /** `hello`: the first part of its addresses. */
  path: string;
  /** `Hello`: the words of its heading and of its link. */
  title: string;
  /** The contract with the shell that it is written against. */
  contract: string;
  /** Port of its development server. */
  port: number;
  /** Position of its link, after those of the others. */
  order: number;
  /** Package → version, as the shell has it. */
  versions: Readonly<Record<string, string>>;
}

const dependencies = [
  '@apollo/client',
  '@portfolio/remote-kit',
  '@portfolio/ui',
  'graphql',
  'react',
  'react-dom',
  'react-router-dom',
  'styled-components',
];
const devDependencies = [
  '@portfolio/tools',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
];

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Path below the remote's folder → content. One screen that asks for something, in three languages, with its test. */
export const remoteFiles = (remote: NewRemote): Record<string, string> => ({
  'package.json': packageJson(remote),
  'manifest.json': manifest(remote),
  'tsconfig.json': `{ "extends": "../tsconfig.browser.json", "include": ["src", "*.ts"] }
`,
  'webpack.config.mjs': `import { remoteConfig } from '@portfolio/tools/webpack';

export default remoteConfig(import.meta.dirname);
`,
  'jest.config.mjs': `import { browserProject } from '@portfolio/tools/jest';

export default browserProject('${remote.name}', { setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'] });
`,
  'jest.setup.ts': `import '@testing-library/jest-dom';
import '@portfolio/ui/testing';
import { unmountAll } from '@portfolio/remote-kit/testing';

afterEach(unmountAll);
`,
  'src/server.tsx': `import { defineServer } from '@portfolio/remote-kit/server';
import { App } from './routes.tsx';
import { translator } from './translator.ts';

/** What the edge runs, to put screens into documents. */
export const { protocol, render } = defineServer({ App, translator });
`,
  'src/remote.ts': `import { defineRemote } from '@portfolio/remote-kit';
import { App } from './routes.tsx';
import { translator } from './translator.ts';

/** What the shell loads. */
export const { bootstrap, mount, unmount } = defineRemote({ App, translator });
`,
  'src/standalone.ts': `import { runStandalone } from '@portfolio/remote-kit/standalone';
import { GlobalStyle } from '@portfolio/ui/global-style';
import manifest from '../manifest.json' with { type: 'json' };
import * as remote from './remote.ts';

/** \`npm run dev\` here: this remote alone, below a bar that plays the shell. */
runStandalone({ remote, manifest, Styles: GlobalStyle });
`,
  'src/translator.ts': `import { createTranslator } from '@portfolio/remote-kit';
import en from './locales/en.json' with { type: 'json' };

export const translator = createTranslator({
  en,
  es: () => import('./locales/es.json', { with: { type: 'json' } }),
  fr: () => import('./locales/fr.json', { with: { type: 'json' } }),
});

export const { useTranslation } = translator;
`,
  'src/routes.tsx': `import { NotFound } from '@portfolio/remote-kit';
import { Route, Routes } from 'react-router-dom';
import { Start } from './start/start.tsx';

/** One route per screen; paths are absolute, as in manifest.json. */
export const App = () => (
  <Routes>
    <Route path="/${remote.path}" element={<Start />} />
    <Route path="*" element={<NotFound />} />
  </Routes>
);
`,
  'src/start/start.graphql.ts': `import { graphql } from '../generated/index.ts';

export const NewestProjects = graphql(\`
  query NewestProjects($pageSize: Int!) {
    projects(pageSize: $pageSize) {
      results {
        id
        slug
        title
      }
    }
  }
\`);
`,
  'src/start/start.tsx': screen,
  'src/start/start.test.tsx': test(remote),
  'src/locales/en.json': texts(remote, {
    lead: 'The newest projects, as an example.',
    empty: 'There are no projects yet.',
    failed: 'Failed to load projects. Please try again later.',
  }),
  'src/locales/es.json': texts(remote, {
    lead: 'Los proyectos más recientes, como ejemplo.',
    empty: 'Todavía no hay proyectos.',
    failed: 'No se han podido cargar los proyectos. Inténtelo más tarde.',
  }),
  'src/locales/fr.json': texts(remote, {
    lead: 'Les projets les plus récents, à titre d’exemple.',
    empty: 'Il n’y a pas encore de projets.',
    failed: 'Impossible de charger les projets. Veuillez réessayer plus tard.',
  }),
});

const packageJson = ({ name, port, versions }: NewRemote): string => {
  const chosen = (names: readonly string[]) =>
    Object.fromEntries(names.map((each) => [each, versions[each] ?? '1.0.0']));
  return json({
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'node ../tools/webpack/build.ts',
      dev: 'node ../tools/webpack/dev.ts',
      'check:release': 'node ../tools/release/check-sources.ts',
    },
    dependencies: chosen(dependencies),
    devDependencies: chosen(devDependencies),
    config: { port },
  });
};

const manifest = ({ name, path, title, contract, order }: NewRemote): string =>
  json({
    name,
    contract,
    routes: [{ path: `/${path}`, guard: 'open', about: { title, description: `${title}: the newest projects.` } }],
    links: [{ to: `/${path}`, labels: { en: title, es: title, fr: title }, place: 'header', when: 'always', order }],
  });

const texts = ({ title }: NewRemote, start: { lead: string; empty: string; failed: string }): string =>
  json({ start: { title, ...start } });

const screen = `import { useQuery } from '@apollo/client/react';
import { useRetry } from '@portfolio/remote-kit';
import { EmptyState } from '@portfolio/ui/empty-state';
import { ErrorState } from '@portfolio/ui/error-state';
import { Container, Stack } from '@portfolio/ui/layout';
import { PageHeading } from '@portfolio/ui/page-heading';
import { SkeletonGroup, SkeletonText } from '@portfolio/ui/skeleton';
import { Link } from 'react-router-dom';
import { useTranslation } from '../translator.ts';
import { NewestProjects as query } from './start.graphql.ts';

const most = 5;

export function Start() {
  const { t } = useTranslation();
  return (
    <Container>
      <Stack>
        <PageHeading description={t('start.lead')}>{t('start.title')}</PageHeading>
        <Projects />
      </Stack>
    </Container>
  );
}

function Projects() {
  const { t } = useTranslation();
  const result = useQuery(query, { variables: { pageSize: most } });
  const { failure, retry, retrying } = useRetry(result);
  if (failure)
    return <ErrorState title={t('start.failed')} onRetry={retry} retrying={retrying} retryLabel={t('retry')} />;
  if (!result.data)
    return (
      <SkeletonGroup label={t('loading')}>
        <SkeletonText lines={most} />
      </SkeletonGroup>
    );
  const projects = result.data.projects.results;
  if (projects.length === 0) return <EmptyState title={t('start.empty')} />;
  return (
    <ul>
      {projects.map(({ id, slug, title }) => (
        <li key={id}>
          <Link to={\`/projects/\${slug}\`}>{title}</Link>
        </li>
      ))}
    </ul>
  );
}
`;

const test = ({ path, title }: NewRemote): string => `import { renderRemote } from '@portfolio/remote-kit/testing';
import { screen } from '@testing-library/react';
import * as remote from '../remote.ts';

const open = (results: object[]) =>
  renderRemote(remote, { path: '/${path}', graphql: { NewestProjects: { projects: { results } } } });

test('shows the newest projects, each with a link', async () => {
  await open([{ __typename: 'Project', id: '1', slug: 'first', title: 'First' }]);
  expect(screen.getByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'First' })).toHaveAttribute('href', '/projects/first');
});

test('says so when there is none', async () => {
  await open([]);
  expect(await screen.findByText('There are no projects yet.')).toBeVisible();
});
`;
