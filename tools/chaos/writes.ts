import type { Site } from './site.ts';
import { noisePng } from '@portfolio/testkit/pictures';
import { draftedWrites } from './drafted-writes.ts';
import { mailedWrites, passwordOfUsers } from './mailed-writes.ts';
import {
  anyAddress,
  counted,
  firstShift,
  graphql,
  hour,
  type Desk,
  type DraftingFirm,
  type Write,
} from './write-kind.ts';

export const writes: readonly Write[] = [
  {
    name: 'contact message, REST',
    weight: 3,
    request: (mark) => ({
      path: '/contact/submit/',
      address: anyAddress(),
      body: {
        name: 'Ada',
        email: 'ada@example.com',
        subject: mark,
        message: `A message about ${mark}, as people write.`,
      },
    }),
    database: 'content',
    found: counted('subject', 'contact_message'),
    // Its id is a UUID.
    mails: [''],
  },
  {
    name: 'client, REST',
    as: 'manager',
    weight: 2,
    request: (mark) => ({ path: '/planner/clients/', body: { name: mark } }),
    database: 'scheduling',
    found: counted('name', 'client'),
  },
  {
    name: 'employee, GraphQL',
    as: 'manager',
    weight: 2,
    request: (mark) => createEmployee(mark),
    keep: ({ employees }, mark, { data }) => {
      const { createEmployee: made } = data as { createEmployee: { id: string } };
      employees.push({ mark, id: made.id });
    },
    database: 'scheduling',
    found: counted('last_name', 'employee'),
  },
  {
    // No two of an employee overlap, so that a repeated one that is not recognised is refused.
    name: 'shift, GraphQL',
    as: 'manager',
    weight: 4,
    request(mark, { client, employee }, serial) {
      const start = firstShift + serial * hour;
      const [startTime, endTime] = [new Date(start).toISOString(), new Date(start + hour).toISOString()];
      const input = { client, employee, title: mark, startTime, endTime };
      return graphql('mutation Write($input: NewShift!) { createShift(input: $input) { id } }', { input });
    },
    database: 'scheduling',
    found: counted('title', 'shift'),
  },
  {
    name: 'user, REST',
    as: 'superuser',
    weight: 1,
    request: (mark) => ({
      path: '/planner/users/',
      body: { username: mark, email: `${mark}@example.com`, password: passwordOfUsers },
    }),
    keep: ({ users }, mark, { id }) => users.push({ mark, id: String(id) }),
    database: 'auth',
    found: counted('username', 'account'),
  },
  {
    name: 'post, GraphQL',
    as: 'staff',
    weight: 2,
    request: (mark) =>
      graphql('mutation Write($input: BlogPostFields!) { createBlogPost(input: $input) { id } }', {
        input: { title: mark, content: 'As written.' },
      }),
    database: 'content',
    found: counted('title', 'blog_post'),
  },
  {
    name: 'project with a picture, REST',
    as: 'staff',
    weight: 1,
    request: (mark) => ({ path: '/projects/', body: projectForm(mark) }),
    database: 'content',
    found: counted('title', 'project'),
    // Its mark is its slug, too.
    async isComplete(site, mark) {
      const project = await site.call(`${site.edge}/api/projects/${mark}/`);
      if (project.status !== 200) return false;
      const pictures = await Promise.all(
        (project.body['images'] as { url: string }[]).map(({ url }) => fetch(new URL(url, site.edge))),
      );
      const bytes = await Promise.all(pictures.map(async (answer) => (await answer.arrayBuffer()).byteLength));
      return pictures.length === 1 && pictures.every(({ status }) => status === 200) && bytes.every((size) => size > 0);
    },
  },
  ...mailedWrites,
  ...draftedWrites,
];

function projectForm(mark: string): FormData {
  const form = new FormData();
  const texts = { title: mark, description: 'As written.', long_description: 'As written.', technologies: 'Ada' };
  for (const [name, value] of Object.entries(texts)) form.append(name, value);
  form.append('images', new Blob([noisePng(12, 8)], { type: 'image/png' }), 'picture.png');
  return form;
}

const createEmployee = (mark: string) =>
  graphql('mutation Write($input: NewEmployee!) { createEmployee(input: $input) { id } }', {
    input: { firstName: 'Ada', lastName: mark, email: `${mark}@example.com`, hourlyRate: '20' },
  });

/** Makes what a client's shifts need. */
export async function makeDesk(site: Site, mark: string, firm: DraftingFirm): Promise<Desk> {
  const headers = await site.as('manager');
  // Nobody is told of the first device of all.
  await site.as('patron');
  const client = await site.call(`${site.edge}/api/planner/clients/`, { headers, body: { name: `desk-${mark}` } });
  const made = await site.call(`${site.edge}/graphql`, { headers, ...createEmployee(`desk-${mark}`) });
  const { createEmployee: employee } = (made.body['data'] ?? {}) as { createEmployee?: { id: string } };
  if (client.status !== 201 || !employee) throw new Error(`There is no desk: ${JSON.stringify([client, made])}`);
  const earlier = { users: [], employees: [], toPublish: [], toDiscard: [] };
  return { client: String(client.body['id']), employee: employee.id, firm, ...earlier };
}
