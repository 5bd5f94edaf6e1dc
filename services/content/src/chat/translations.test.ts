import { actors, eventually } from '@portfolio/testkit';
import { startContent, type TestContent } from '../../test/content.ts';
import { createPage, createProject, translate } from '../../test/translate.ts';

let content: TestContent;
beforeAll(async () => {
  content = await startContent();
});
afterAll(() => content.close());

const staff = () => content.as(actors.staff);
const say = (path: string, language: string, by: Record<string, string>) => translate(staff(), path, language, by);

describe('the chatbot', () => {
  let visitors = 0;
  const ask = async (message: string, more = {}) => {
    const headers = { 'x-forwarded-for': `10.7.0.${(visitors += 1)}` };
    const body = { message, session_id: `session_${visitors}`, ...more };
    return (await content.rest.post('/chatbot/chat/', body, headers)).body as {
      response: string;
      sources: { title: string; url: string }[];
    };
  };
  /** Words are known within two seconds of being written. */
  const knows = (question: string, title: string) =>
    eventually(`“${question}” leads to ${title}`, async () => (await ask(question)).sources[0]?.title === title, {
      within: 4_000,
    });

  test('answers in the language of the question what is translated, and the rest as it is written', async () => {
    const path = await createProject(staff(), {
      title: 'Beekeeper',
      description: 'Weighs hives and warns before a swarm.',
    });
    const { slug } = (await staff().get(path)).body;
    await createProject(staff(), { title: 'Orchard', description: 'Counts the blossoms of cherry trees.' });
    await knows('Is there something for hives?', 'Beekeeper');
    await say(path, 'fr', {
      title: 'Apicultrice',
      description: 'Pèse les ruches et prévient avant un essaim.',
      long_description: 'La balance dort sous la ruche.',
    });
    await knows('Avez-vous quelque chose pour les essaims ?', 'Apicultrice');
    const french = await ask('Avez-vous quelque chose pour les essaims ?');
    expect(french.response).toMatch(/^Apicultrice\u00A0: Pèse les ruches et prévient avant un essaim\./);
    expect(french.sources[0]).toEqual({ kind: 'project', title: 'Apicultrice', url: `/projects/${slug}` });
    // By its name too, and as what was spoken of before.
    expect((await ask("C'est quoi Apicultrice ?")).response).toMatch(/^Apicultrice\u00A0: Pèse/);
    const history = [{ question: 'Et les ruches ?', answer: french.response, sources: french.sources }];
    expect((await ask('Et ça pèse quoi ?', { history })).sources[0]).toMatchObject({ title: 'Apicultrice' });

    expect((await ask('Is there something for hives?')).response).toMatch(/^Beekeeper: Weighs hives/);
    expect((await ask("C'est quoi Orchard ?")).response).toMatch(/^Orchard\u00A0: Counts/);
    const { response } = await ask('montre-moi tes projets');
    expect(response).toContain('• Apicultrice\u00A0: Pèse les ruches');
    expect(response).toContain('• Orchard\u00A0: Counts the blossoms');

    // Written anew, it is told so until it is translated again.
    await staff().patch(path, { description: 'Listens to hives.' });
    expect((await ask("C'est quoi Apicultrice ?")).response).toContain('Listens to hives.');
    await say(path, 'fr', { description: 'Écoute les ruches.' });
    expect((await ask("C'est quoi Apicultrice ?")).response).toContain('Écoute les ruches.');
  }, 30_000);

  test('finds a page by a card of its translation, not by what was translated before, and never a draft', async () => {
    const path = await createPage(staff(), 'bakery', 'Bakery');
    const cards = [{ title: 'Sourdough', content: 'Rises overnight in the cellar.' }];
    await staff().post(`${path}add_section/`, { section_type: 'cards', title: 'Bread', cards });
    await say(path, 'fr', {
      title: 'Boulangerie',
      'sections.0.title': 'Le pain',
      'sections.0.cards.0.title': 'Levain',
      'sections.0.cards.0.content': 'Il pousse la nuit dans la cave.',
    });
    await knows('Avez-vous du levain ?', 'Boulangerie');
    expect((await ask('Avez-vous du levain ?')).response).toContain('Levain\u00A0: Il pousse la nuit dans la cave.');
    await staff().patch(path, { is_published: false });
    expect((await ask('Avez-vous du levain ?')).sources).toEqual([]);
  }, 20_000);
});
