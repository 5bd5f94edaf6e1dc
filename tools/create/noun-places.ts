import { PlainError } from '../terminal/plain-error.ts';
import type { NewNoun } from './noun-files/new-noun.ts';
import { texts } from './noun-files/texts.ts';

const service = 'services/scheduling/';
const remote = 'mfe-scheduling/';

/**
 * What has to name every noun of scheduling, with the new one in it.
 * @returns path → new content
 * @throws PlainError when a file has no place for it any more
 */
export function insertNoun(noun: NewNoun, read: (path: string) => string): Record<string, string> {
  const { one, many, One, Many, file, files, table } = noun;
  /** Before what is found. */
  const before = (pattern: string, text: string): [RegExp, string] => [new RegExp(`(?=${pattern})`, 'm'), text];
  const imported = (name: string, from: string, first: string): [RegExp, string] =>
    before(`^import \\{ ${first} \\}`, `import { ${name} } from '${from}';\n`);
  const screens = [
    [many, `/admin/planner/${files}`, Many],
    [`new${One}`, `/admin/planner/${files}/new`, `${One}Editor`],
    [one, `/admin/planner/${files}/:id`, `${One}Detail`],
    [`edit${One}`, `/admin/planner/${files}/:id/edit`, `${One}Editor`],
  ] as const;
  const lazy = (name: string, from: string) =>
    `const ${name} = lazyScreen(() => import('./${files}/${from}.tsx'), '${name}');\n`;

  const changes: Record<string, [place: RegExp, text: string][]> = {
    [`${service}src/calls.ts`]: [
      imported(`${one}Calls`, `./${files}/${files}.calls.ts`, 'clientCalls'),
      before(' {2}\\.\\.\\.clientCalls', `  ...${one}Calls,\n`),
    ],
    [`${service}src/database.ts`]: [
      imported(`${One}Entity`, `./${files}/${file}.entity.ts`, 'ClientEntity'),
      before(' {6}ClientEntity,', `      ${One}Entity,\n`),
    ],
    [`${service}src/print-schema.ts`]: [before(" {2,4}'client',", `    '${one}',\n`)],
    [`${service}test/builder.ts`]: [
      imported(`${One}Entity`, `../src/${files}/${file}.entity.ts`, 'ClientEntity'),
      before(
        ' {2}location = \\(client',
        `  ${one} = (company: CompanyEntity, given: Given<${One}Entity> = {}) =>
    this.#save(${One}Entity, { company_id: company.id, name: \`${One} \${++this.#serial}\`, ...given });\n\n`,
      ),
    ],
    [`${service}test/call-rows.ts`]: [
      before(' {2}const locations = both\\(', `  const ${many} = both((its) => make.${one}(its.company));\n`),
      before(
        " {4}'GET /planner/companies/': ",
        `    'GET /planner/${files}/': {},
    'POST /planner/${files}/': { ...makes, body: () => ({ name: name() }) },
    'GET /planner/${files}/{id}/': ${many},
    'PUT /planner/${files}/{id}/': { ...${many}, body: () => ({ name: name() }) },
    'PATCH /planner/${files}/{id}/': { ...${many}, body: () => ({ notes: 'x' }) },
    'DELETE /planner/${files}/{id}/': ${many},\n`,
      ),
    ],
    [`${service}src/row-security.test.ts`]: [
      before(' {2}await make\\.location\\(client\\)', `  await make.${one}(company);\n`),
    ],
    'docs/personal-data.md': [
      before('^- `client`: ', `- \`${table}\`: \`company_id\` \`created_at\` \`id\` \`name\` \`notes\`\n`),
    ],
    'e2e/support/addresses.ts': [
      before(
        " {6}'/admin/planner/shifts',",
        `      '/admin/planner/${files}',\n      '/admin/planner/${files}/new',\n`,
      ),
    ],
    [`${remote}src/paths.ts`]: [
      before(' {2}import: ', screens.map(([name, path]) => `  ${name}: '${path}',\n`).join('')),
    ],
    [`${remote}src/routes.tsx`]: [
      before(
        '^const Clients = ',
        lazy(Many, files) + lazy(`${One}Detail`, `${file}-detail`) + lazy(`${One}Editor`, `${file}-editor`),
      ),
      before(
        ' {8}<Route path=\\{paths\\.import\\}',
        screens.map(([name, , screen]) => `        <Route path={paths.${name}} element={<${screen} />} />\n`).join(''),
      ),
    ],
    [`${remote}src/layout/planner-layout.tsx`]: [
      before('^import SlidersHorizontal ', `import Shapes from 'lucide-react/icons/shapes';\n`),
      before(" {2}\\{ id: 'timesheets'", `  { id: '${many}', Icon: Shapes, who: 'administrators' },\n`),
    ],
    [`${remote}src/commands/find.ts`]: [before(" {4}'timesheets',", `    '${many}',\n`)],
    [`${remote}src/shared/details/detail-screen.tsx`]: [[/(?<=DetailArea =(?: '\w+' \|)*)(?= '\w+';)/, ` '${many}' |`]],
  };
  const changed = Object.entries(changes).map(([path, places]) => {
    const text = places.reduce((content, [place, added]) => {
      if (!place.test(content)) throw new PlainError(`${path} has no place for a noun: ${place.source}`);
      // The icon is there from the second noun on.
      return content.includes(added) && added.startsWith('import Shapes')
        ? content
        : content.replace(place, () => added);
    }, read(path));
    return [path, text];
  });
  return {
    ...Object.fromEntries(changed),
    'packages/contracts/src/scheduling/index.ts': withExport(read('packages/contracts/src/scheduling/index.ts'), files),
    [`${remote}manifest.json`]: withRoutes(
      read(`${remote}manifest.json`),
      screens.map(([, path]) => path),
    ),
    ...Object.fromEntries(
      (['en', 'es', 'fr'] as const).map((language) => {
        const path = `${remote}src/locales/${language}.json`;
        return [path, withTexts(read(path), many, texts[language](noun.words[language]))];
      }),
    ),
  };
}

const withExport = (index: string, files: string): string =>
  `${[...index.trimEnd().split('\n'), `export * from './${files}.ts';`].toSorted().join('\n')}\n`;

function withRoutes(manifest: string, paths: readonly string[]): string {
  const { routes, ...rest } = JSON.parse(manifest) as { name: string; contract: string; routes: object[] };
  const { name, contract, ...others } = rest;
  const added = paths.map((path) => ({ path, guard: 'admin' }));
  return json({ name, contract, routes: [...routes, ...added], ...others });
}

function withTexts(locale: string, many: string, added: Record<string, unknown>): string {
  const all = JSON.parse(locale) as Record<string, object>;
  return json({ ...all, navigation: { ...all['navigation'], [many]: added['title'] }, [many]: added });
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;
