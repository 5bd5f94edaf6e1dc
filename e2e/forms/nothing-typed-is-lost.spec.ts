import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { spoil } from '../accounts/stored.ts';
import { expect, test } from '../support/test.ts';
import { forms, keepNothing, shared, type FormOfProduct } from './forms.ts';
import { worlds, type Role, type World } from './world.ts';

const root = join(import.meta.dirname, '../..');

/** The sources that make a form. */
async function filesOfForms(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('{shell,mfe-*}/src/**/*.{ts,tsx}', { cwd: root })) {
    const makes = /\buse(?:Item|Shift)?Form(?:<[^>]*>+)?\(/.test(readFileSync(join(root, file), 'utf8'));
    if (makes && !/\.test\.tsx?$/.test(file)) found.push(file);
  }
  return found.toSorted();
}

test('every form of the product is here, and only secrets and choices are not kept', async () => {
  const known = new Set([...forms.map(({ file }) => file), ...keepNothing, ...shared]);
  expect(await filesOfForms()).toEqual([...known].toSorted());
  for (const file of keepNothing) expect(readFileSync(join(root, file), 'utf8'), file).toContain('draft: false');
});

const control = (page: Page, { field }: FormOfProduct) => page.locator(`:is(input, textarea)[name="${field}"]`).first();

const typed = (form: FormOfProduct): string =>
  form.typed ?? (form.field === 'email' ? 'mine@example.com' : 'Typed by me');

/** Presses Save, or what else sends it. */
const submit = (page: Page, form: FormOfProduct): Promise<void> =>
  control(page, form).evaluate((field: HTMLInputElement) => field.form!.requestSubmit());

async function type(page: Page, form: FormOfProduct, world: World): Promise<void> {
  await page.goto(form.at(world.ids));
  const before = await keptDrafts(page);
  await control(page, form).fill(typed(form));
  // Nobody leaves within the milliseconds in which it is sealed: of what is typed in one go, 300 after its beginning.
  let last = before;
  const isSealed = async (): Promise<boolean> => {
    const [earlier, now] = [last, await keptDrafts(page)];
    last = now;
    return now > before && now === earlier;
  };
  await expect.poll(isSealed, { message: form.file, intervals: [400] }).toBe(true);
}

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
  await expect(page.getByText('We kept what you typed and did not save'), form.file).toBeVisible();
}

/** Nothing answers; what was typed stays, and a second look finds it. */
async function loseConnection(page: Page, form: FormOfProduct): Promise<void> {
  await page.context().setOffline(true);
  await submit(page, form);
  await expect(control(page, form), form.file).toHaveValue(typed(form));
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

for (const role of Object.keys(worlds) as Role[]) {
  const own = forms.filter((form) => form.as === role);

  test(`${role}: what is typed outlasts the end of a session, a dead connection, a reload and somebody else's save`, async ({
    product,
    page,
    signIn,
  }) => {
    test.slow();
    const world = await worlds[role](product);
    const { person } = world;
    // The browser asks before what is typed is left; here it always is.
    page.on('dialog', (dialog) => void dialog.accept());
    if (person) await signIn(person);
    for (const form of own) await type(page, form, world);

    if (person) {
      const [first] = own;
      await spoil(page, 'accessToken', 'refreshToken');
      await page.goto(first!.at(world.ids));
      await expect(page).toHaveURL(/\/login/);
      await signIn(person);
      await expectKept(page, first!);
    }
    for (const form of own) {
      await page.goto(form.at(world.ids));
      await expectKept(page, form);
      await loseConnection(page, form);
      if (form.theirs) await beSecond(page, form, world);
    }
  });
}
