import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { root } from '../root.ts';

/** Texts of every screen, by language. */
const texts = (language: string): { key: string; text: string }[] =>
  globSync(
    ['*/src/locales', 'packages/*/src/locales'].map((folder) => `${folder}/${language}.json`),
    { cwd: root },
  ).flatMap((file) =>
    textsIn(JSON.parse(readFileSync(join(root, file), 'utf8')), basename(dirname(dirname(dirname(file))))),
  );

const textsIn = (value: unknown, key: string): { key: string; text: string }[] =>
  typeof value === 'string'
    ? [{ key, text: value }]
    : Object.entries(value as object).flatMap(([name, inner]) => textsIn(inner, `${key}.${name}`));

const found = (language: string, pattern: RegExp, allowed: readonly string[] = []) =>
  texts(language).filter(({ key, text }) => pattern.test(text) && !allowed.includes(key));

test('there are texts to look at', () => {
  for (const language of ['en', 'es', 'fr']) expect(texts(language).length).toBeGreaterThan(2000);
});

test.each(['en', 'es', 'fr'])(
  '%s: apostrophes are typographic, but where the specification has the sentence',
  (language) => {
    // core-site.md §8, Chatbot and Password reset.
    const specified = ['mfe-public.chatbot.emptyReply', 'shell.reset.sent'];
    expect(found(language, /\p{L}'|'\p{L}/u, language === 'en' ? specified : [])).toEqual([]);
  },
);

test('es: readers are called usted, by everybody', () => {
  expect(
    found(
      'es',
      /\b(?:[Ii]nténtalo|Crea|Elige|Prueba|Añade|Escribe|Selecciona|Introduce|Pulsa|Recarga|[Pp]uedes|[Tt]us?)\b/u,
    ),
  ).toEqual([]);
});

test('en: one word for one thing', () => {
  expect(found('en', /\b(?:user names?|e-mails?)\b/i)).toEqual([]);
});

test('en: what is done in the administration is written like a sentence', () => {
  const act =
    /^(?:Add|Choose|Copy|Correct|Create|Delete|Edit|Export|Generate|Import|Invite|Mark|New|Open|Save|Set|Sign)\b[^.?]* [A-Z][a-z][^.?]*$/;
  // core-site.md §2, /admin/contact.
  const specified = ['mfe-admin-content.messages.markAsRead'];
  expect(found('en', act, specified).filter(({ key }) => /^mfe-(?:admin-content|scheduling)/.test(key))).toEqual([]);
});

test('en: who does what is said in today’s words', () => {
  expect(found('en', /\b(?:for \w+ alone|not any more|anew|comes? by itself|of yours|is there already)\b/i)).toEqual(
    [],
  );
});

test('fr: what belongs together stays on one line', () => {
  expect(found('fr', / [?!;:»]|« /u)).toEqual([]);
});

test('who works at a site is an employee in every language, as the specification has it', () => {
  expect(found('en', /\bguards?\b/i)).toEqual([]);
  expect(found('es', /\bvigilantes?\b/i)).toEqual([]);
  expect(found('fr', /\bagents?\b/i)).toEqual([]);
});

test('es, fr: one word for one thing', () => {
  // A place of work is a centro, where it has puestos; what is given up on the home page is a lugar.
  expect(found('es', /\bpuestos?\b/i).filter(({ key }) => !/post|demand|coverage|plans|openShifts/i.test(key))).toEqual(
    [],
  );
  expect(found('es', /\b(?:lugar de trabajo|quienes apoyan|períodos?)\b/i)).toEqual([]);
  expect(found('es', /\blugar(?:es)?\b/i).filter(({ key }) => /^mfe-(?:scheduling|portal)/.test(key))).toEqual([]);
  // A status is a statut; an état is a part of a country.
  expect(found('fr', /(?<!\p{L})états?(?!\p{L})/iu).filter(({ text }) => text !== 'État ou région')).toEqual([]);
  expect(found('fr', /\b(?:services? (?:de|à venir)|quarts?|super-utilisateur|niveaux?|identifiant)\b/i)).toEqual([]);
  // Paramètres, le départ, une approbation.
  expect(found('fr', /(?<!\p{L})(?:réglages?|sorties?|validations?)(?!\p{L})/iu)).toEqual([]);
  // An open shift is free, or to be filled; a gap is a hueco, or a manque; and what is asked for is approved.
  expect(found('es', /\bturnos? abiertos?\b|\bubicaci(?:ón|ones)\b/i, ['mfe-public.contact.location'])).toEqual([]);
  expect(
    found('fr', /\b(?:vacations? ouvertes?|absence (?:est )?acceptée|(?<!au |donne |donnent |jamais )lieux?)\b/i, [
      'mfe-public.contact.location',
    ]),
  ).toEqual([]);
  // What could not be done is said in one way, and so is what to do then.
  expect(found('es', /\b(?:Vuelva a intentarlo|Inténtelo más tarde|Todavía no)\b/)).toEqual([]);
  expect(found('fr', /[.:] Réessayez/)).toEqual([]);
  expect(found('fr', /^Chercher/, ['mfe-scheduling.plans.start'])).toEqual([]);
  expect(found('es', /\b(?:No se ha podido|Se ha producido un error)\b/)).toEqual([]);
  expect(found('fr', /^Échec .*réessayer/u)).toEqual([]);
});
