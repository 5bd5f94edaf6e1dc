import { cardOf, expect, save, test } from './support/test.ts';

/** A word of no other text. */
const word = 'Girouette';

test('what staff translate into French, a French visitor reads, finds by its French words and is told by the chatbot', async ({
  author,
  page,
  visitor,
}) => {
  const project = await author.project('Weathercock', { description: 'Shows where the wind comes from.' });
  const headline = 'Crée des logiciels web, mobiles et d’IA, au calme.';
  const fill = (name: string, text: string) => page.getByLabel(name, { exact: true }).fill(text);

  try {
    await test.step('the owner’s texts are translated beside their originals', async () => {
      await page.goto('/admin/owner');
      await page
        .getByRole('navigation', { name: 'Language of the texts' })
        .getByRole('link', { name: 'Français' })
        .click();
      await expect(page.getByText('Builds calm web, mobile and AI software for small companies.')).toBeVisible();
      await fill('One line about you', headline);
      await fill('More about it', 'Le prochain projet dès le mois prochain.');
      await save(page);
      await expect(page.getByText('The translation is saved.')).toBeVisible();
      await expect(page.getByText('Up to date')).toHaveCount(2);
    });

    await test.step('and those of a project', async () => {
      await page.goto('/admin/projects');
      await cardOf(page, project.title).getByRole('button', { name: /^Edit/ }).click();
      await page.getByRole('link', { name: 'Français' }).click();
      await fill('Title', `${word} ${author.mark}`);
      await fill('Short description', 'Montre d’où vient le vent.');
      await save(page);
      await expect(page.getByText('The translation is saved.')).toBeVisible();
    });

    await test.step('home and About say who made this in French, and so do search engines’ data', async () => {
      const data = async () => {
        const document = await (await visitor.request.get('/?lang=fr')).text();
        return /<script type="application\/ld\+json">(.*?)<\/script>/.exec(document)?.[1] ?? '';
      };
      await expect.poll(data).toContain(headline);
      for (const path of ['/?lang=fr', '/page/about']) {
        await visitor.goto(path);
        await expect(visitor.getByText(headline)).toBeVisible();
        await expect(visitor.getByText(headline)).not.toHaveAttribute('lang');
        await expect(visitor.getByText('Le prochain projet dès le mois prochain.')).toBeVisible();
      }
    });

    await test.step('the project is found by a French word, and by one of the original', async () => {
      await visitor.goto('/projects');
      const search = visitor.getByLabel('Rechercher des projets');
      for (const words of [word.toLowerCase(), `weathercock ${author.mark}`]) {
        await search.fill(words);
        await expect(visitor.getByRole('heading', { level: 2 })).toHaveText([`${word} ${author.mark}`]);
      }
    });

    await test.step('the chatbot answers in French, and leads to it', async () => {
      await visitor.goto('/chatbot');
      await expect(async () => {
        await visitor.getByLabel('Votre message').fill(`C’est quoi ${word} ${author.mark} ?`);
        await visitor.keyboard.press('Enter');
        await expect(visitor.getByText('Montre d’où vient le vent.').first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await visitor
        .getByRole('list', { name: 'Trouvé dans' })
        .last()
        .getByRole('link', { name: `${word} ${author.mark}` })
        .click();
      await expect(visitor.getByRole('heading', { level: 1, name: `${word} ${author.mark}` })).toBeVisible();
    });

    await test.step('what is written anew is out of date, and read as written', async () => {
      await author.request('PATCH', '/site/owner/', { availability_note: 'Not before autumn.' });
      await page.goto('/admin/owner?in=fr');
      await expect(page.getByText('Out of date')).toHaveCount(1);
      await expect(page.getByLabel('Still right as it is')).toBeVisible();
      await visitor.goto('/');
      await expect(visitor.getByText('Not before autumn.')).toBeVisible();
    });
  } finally {
    await author.request('PATCH', '/site/owner/', {
      availability_note: 'Two projects at a time, the next from next month.',
    });
    const texts = ['headline', 'availability_note'].map((name) => ({ name, text: '' }));
    await author.request('PATCH', '/site/owner/translations/fr/', { texts });
  }
});
