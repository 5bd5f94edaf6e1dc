import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { spoil, storageKeys } from '../accounts/stored.ts';
import { expect, test } from '../support/test.ts';
import { forms, keepNothing, shared, type FormOfProduct } from './forms.ts';
import { worlds, type Role, type World } from './world.ts';

const root = join(import.meta.dirname, '../..');

const source = (file: string): string => readFileSync(join(root, file), 'utf8');

/** The sources that make a form. */
async function filesOfForms(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('{shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: root })) {
    const makes = /\buse(?:Item|Shift)?Form(?:<[^>]*>+)?\(/.test(source(file));
    if (makes && !/\.test\.tsx?$/.test(file)) found.push(file);
  }
  return found.toSorted();
}

test('every form of the product is here, and only secrets and choices are not kept', async () => {
  const known = new Set([...forms.map(({ file }) => file), ...keepNothing, ...shared]);
  expect(await filesOfForms()).toEqual([...known].toSorted());
  for (const file of keepNothing) expect(source(file), file).toContain('draft: false');
});

/** The mutations that a source declares, by the names of their documents. */
const declaredIn = (file: string): (readonly [name: string, mutation: string])[] =>
  [...source(file).matchAll(/const (\w+) = graphql\(['`]\s*mutation (\w+)/g)].map(
    ([, name = '', mutation = '']) => [name, mutation] as const,
  );

/** What a form asks of the server: the mutations that it declares or imports, itself or by what it imports from its folder. */
function mutationsOf(file: string, depth = 1): string[] {
  const imports = [...source(file).matchAll(/import (?:\{([^}]*)\} )?from '(\.[^']+)'/g)];
  const imported = imports.flatMap(([, names = '', from = '']) => {
    const path = join(dirname(file), from);
    if (!path.endsWith('.graphql.ts')) return depth > 0 && from.startsWith('./') ? mutationsOf(path, depth - 1) : [];
    const asked = new Set(names.match(/\w+/g));
    return declaredIn(path).flatMap(([name, mutation]) => (asked.has(name) ? mutation : []));
  });
  return [...declaredIn(file).map(([, mutation]) => mutation), ...imported];
}

/** Takes nothing from what is there. */
const makes = /^(?:Create|Add|Register|Send|Submit|Request)[A-Z]/;

test('somebody else’s save is tried on each form that does more than make something new', () => {
  for (const file of new Set(forms.map((form) => form.file))) {
    const own = forms.filter((form) => form.file === file);
    if (own.some(({ theirs, own: why }) => theirs ?? why)) continue;
    const asked = mutationsOf(file);
    expect(asked, file).not.toEqual([]);
    expect(
      asked.filter((name) => !makes.test(name)),
      file,
    ).toEqual([]);
  }
});

const control = (page: Page, { field, control: selector = `:is(input, textarea)[name="${field}"]` }: FormOfProduct) =>
  page.locator(selector).first();

const typed = (form: FormOfProduct): string =>
  form.typed ?? (form.field === 'email' ? 'mine@example.com' : 'Typed by me');

/** Presses Save, or what else sends it. */
const submit = (page: Page, form: FormOfProduct): Promise<void> =>
  control(page, form).evaluate((field: HTMLInputElement) => field.form!.requestSubmit());

/** Types; whoever is signed in presses Save at once, and their session has ended by then. */
async function type(page: Page, form: FormOfProduct, { ids, person }: World): Promise<void> {
  await page.goto(form.at(ids));
  const before = await keptDrafts(page);
  await control(page, form).fill(typed(form));
  for (const [name, text] of Object.entries(form.needs ?? {})) await page.locator(`[name="${name}"]`).fill(text);
  if (person) await saveTooLate(page, form);
  // Nobody leaves within the milliseconds in which it is sealed: of what is typed in one go, 300 after its beginning.
  let last = before;
  const isSealed = async (): Promise<boolean> => {
    const [earlier, now] = [last, await keptDrafts(page)];
    last = now;
    return now > before && now === earlier;
  };
  await expect.poll(isSealed, { message: form.file, intervals: [400] }).toBe(true);
}

/** What is sent leads to where one signs in; what the form itself refuses stays. */
async function saveTooLate(page: Page, form: FormOfProduct): Promise<void> {
  await spoil(page, ...tokens);
  await submit(page, form);
  const isOver = () => new URL(page.url()).pathname === '/login';
  const refused = page.locator('[aria-invalid="true"]').first();
  await expect.poll(async () => isOver() || (!form.theirs && (await refused.isVisible())), form.file).toBe(true);
}

const tokens = ['accessToken', 'refreshToken'] as const;

/** What this device holds of a session, to be put back. */
const sessionOf = (page: Page): Promise<Record<string, string | null>> =>
  page.evaluate((keys) => Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])), storageKeys);
const resume = (page: Page, session: Record<string, string | null>): Promise<void> =>
  page.evaluate((kept) => {
    for (const [key, value] of Object.entries(kept)) if (value !== null) localStorage.setItem(key, value);
  }, session);

/** How much this device keeps of forms, in bytes: it is sealed. What was kept before may be written again, no longer than it was. */
const keptDrafts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(request.error));
      });
    const isThere = (await indexedDB.databases()).some(({ name }) => name === 'portfolio-typed');
    if (!isThere) return 0;
    const database = await done(indexedDB.open('portfolio-typed'));
    const sealed = await done(database.transaction('typed').objectStore('typed').getAll());
    database.close();
    const sizeOf = (value: unknown): number => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return value.byteLength;
      return typeof value === 'object' && value !== null
        ? Object.values(value).reduce((sum, each) => sum + sizeOf(each), 0)
        : 0;
    };
    return sizeOf(sealed);
  });

/** It is there again by itself, with the form that it was typed into. */
async function expectKept(page: Page, form: FormOfProduct): Promise<void> {
  await expect(control(page, form), form.file).toHaveValue(typed(form));
  // A dialog stands before a screen that may have kept something, too.
  const own = page.locator('form').filter({ has: control(page, form) });
  await expect(own.getByText('We kept what you typed and did not save'), form.file).toBeVisible();
}

/** Nothing answers; what was typed stays, and a second look finds it. */
async function loseConnection(page: Page, form: FormOfProduct): Promise<void> {
  await page.context().setOffline(true);
  // Online again before it is sent, it would be saved.
  const isSent = page.waitForEvent('requestfailed', {
    predicate: (request) => request.method() === 'POST',
    timeout: 3000,
  });
  const isRefused = page.locator('[aria-invalid="true"]').first().waitFor({ timeout: 3000 });
  await submit(page, form);
  // What neither is sent nor refused knew that nothing would answer.
  await Promise.any([isSent, isRefused]).catch(() => undefined);
  if (form.waits) await expect(page.getByText(/It waits for a connection\.$/), form.file).toBeVisible();
  else await expect(control(page, form), form.file).toHaveValue(typed(form));
  await page.context().setOffline(false);
}

/** Somebody else saves the same field first: both versions are in sight, and so is the text in its field. */
async function beSecond(page: Page, form: FormOfProduct, world: World): Promise<void> {
  const value = form.value ?? 'Saved by them';
  await form.theirs!(world, value);
  await submit(page, form);
  await expect(page.getByText('Someone else has saved a newer version'), form.file).toBeVisible();
  const compare = page.getByRole('button', { name: 'Compare' });
  if (await compare.isVisible()) await compare.click();
  await expect(page.getByRole('group', { name: /: Your version$/ }).first(), form.file).toContainText(typed(form));
  await expect(page.getByRole('group', { name: /: Their version$/ }).first(), form.file).toContainText(value);
}

/** So many are tried in one test at most. */
const atOnce = 9;

const rounds = (Object.keys(worlds) as Role[]).flatMap((role) => {
  const own = forms.filter((form) => form.as === role);
  const starts = own.flatMap((_, at) => (at % atOnce === 0 ? at : []));
  return starts.map((at, round) => ({ role, round: round + 1, own: own.slice(at, at + atOnce) }));
});

for (const { role, round, own } of rounds) {
  test(`${role} ${round}: what is typed outlasts the end of a session, a dead connection, a reload and somebody else's save`, async ({
    product,
    page,
    signIn,
    be,
  }) => {
    test.slow();
    const world = await worlds[role](product);
    const { person } = world;
    // The browser asks before what is typed is left; here it always is.
    page.on('dialog', (dialog) => void dialog.accept());
    if (person) await be(person);
    const session = person ? await sessionOf(page) : {};
    for (const form of own) {
      await type(page, form, world);
      if (person) await resume(page, session);
    }

    // Whoever signs in again is where they were.
    const asked = own.find(({ theirs }) => theirs);
    for (const form of own) {
      await page.goto(form.at(world.ids));
      if (person && form === asked) {
        await expectKept(page, form);
        await saveTooLate(page, form);
        await signIn(person);
      }
      await expectKept(page, form);
      await loseConnection(page, form);
      if (form.theirs) await beSecond(page, form, world);
    }
    await world.leave?.();
  });
}
