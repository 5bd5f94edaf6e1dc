import { actors } from '@portfolio/testkit';
import { startContent } from '../../test/content.ts';

const content = await startContent();
afterAll(() => content.close());

const staff = () => content.as(actors.staff);
const titles = (page: { sections: { title: string }[] }) => page.sections.map(({ title }) => title);

/** A page with the sections a and b. */
async function twoSections(slug: string): Promise<{ id: number; a: number; b: number }> {
  const { body: page } = await staff().post('/pages/', { title: slug, slug });
  for (const title of ['a', 'b']) {
    await staff().post(`/pages/${page.id}/add_section/`, { section_type: 'text', title });
  }
  const { sections } = (await staff().get(`/pages/${page.id}/`)).body;
  return { id: page.id, a: sections[0].id, b: sections[1].id };
}

test('core-site.md §3, sections_order while somebody adds a section: right or refused, and nothing is lost', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, async (_, round) => {
      const { id, a, b } = await twoSections(`round-${round}`);
      const add = () => staff().post(`/pages/${id}/add_section/`, { section_type: 'text', title: 'new' });
      const reorder = () => staff().post(`/pages/${id}/reorder_sections/`, { sections_order: [b, a] });
      // Who begins first changes from round to round.
      const [first, second] = round % 2 ? [add(), reorder()] : [reorder(), add()];
      const reordered = await (round % 2 ? second : first);
      const added = await (round % 2 ? first : second);
      const order = titles((await staff().get(`/pages/${id}/`)).body);
      return { added: added.status, reordered: reordered.status, order };
    }),
  );
  for (const { added, reordered, order } of outcomes) {
    expect(added).toBe(201);
    expect([200, 400]).toContain(reordered);
    expect(order).toEqual(reordered === 200 ? ['b', 'a', 'new'] : ['a', 'b', 'new']);
  }
});

test('an order that was made before the section came is refused in full', async () => {
  const { id, a, b } = await twoSections('late');
  await staff().post(`/pages/${id}/add_section/`, { section_type: 'text', title: 'new' });
  const { status } = await staff().post(`/pages/${id}/reorder_sections/`, { sections_order: [b, a] });
  expect(status).toBe(400);
  expect(titles((await staff().get(`/pages/${id}/`)).body)).toEqual(['a', 'b', 'new']);
});

test('a new section comes to the place that it names, and behind the others without one', async () => {
  const { id } = await twoSections('insert');
  const add = async (title: string, position?: number) =>
    titles((await staff().post(`/pages/${id}/add_section/`, { section_type: 'text', title, position })).body);
  expect(await add('first', 0)).toEqual(['first', 'a', 'b']);
  expect(await add('third', 2)).toEqual(['first', 'a', 'third', 'b']);
  expect(await add('far', 99)).toEqual(['first', 'a', 'third', 'b', 'far']);
  expect(await add('last')).toEqual(['first', 'a', 'third', 'b', 'far', 'last']);
  const wrong = await staff().post(`/pages/${id}/add_section/`, { section_type: 'text', position: -1 });
  expect([wrong.status, Object.keys(wrong.body)]).toEqual([400, ['position']]);
});
