import { z } from 'zod';
import { id, key } from '../rest/index.ts';
import { languages } from '../site/languages.ts';
import { beganFrom } from './fields.ts';

/** Longer than any text that may be translated. */
const maxText = 200_000;

/** In which language an item is read. */
export const readIn = {
  language: z
    .enum(languages)
    .optional()
    .describe('Texts that are translated into it come so; the others, and all where it is left out, as written.'),
};

/** Said of an item that is read. */
export const answeredIn = {
  language: z
    .enum(languages)
    .optional()
    .describe('Into which texts of it were translated; absent where all are as written.'),
};

export const translationState = z
  .enum(['missing', 'partial', 'outdated', 'current'])
  .describe('Outdated: something was written anew since.');

export const translatedText = z.object({
  name: z.string().describe('Its place in the item, such as `title` or `sections.0.cards.1.content`.'),
  original: z.string().describe('As it is written by now.'),
  text: z.string().describe('Blank while there is none.'),
  state: translationState,
  former: z.string().nullable().describe('Of what an outdated one is the translation.'),
});

export const contentTranslation = z.object({
  language: z.enum(languages),
  state: translationState,
  revision: z.int().describe('Of the item.'),
  texts: z.array(translatedText),
});

/** Texts that are sent are translations of what is written by now; the others stay as they are. */
export const translationInput = z.object({
  texts: z
    .array(
      z.object({
        name: z.string().max(100),
        text: z.string().trim().max(maxText).describe('Blank takes the translation away.'),
      }),
    )
    .max(2_000),
  ...beganFrom,
});

/** Whose progress is asked for. */
export const progressOfItems = z.object({ ids: z.array(id).max(100) });

/** How far an item is, for lists of who manages content. */
export const contentProgress = z.object({
  item: key,
  has_draft: z.boolean().describe('A draft stands beside it.'),
  translations: z.array(z.object({ language: z.enum(languages), state: translationState })),
});

/** What an item keeps of its translations by language: each text with the original that it was made of. */
export const keptTranslations = z.partialRecord(
  z.enum(languages),
  z.array(z.object({ name: z.string(), original: z.string(), text: z.string() })),
);

export type TranslationState = z.infer<typeof translationState>;
export type TranslatedText = z.infer<typeof translatedText>;
export type ContentTranslation = z.infer<typeof contentTranslation>;
export type TranslationInput = z.infer<typeof translationInput>;
export type ContentProgress = z.infer<typeof contentProgress>;
export type KeptTranslations = z.infer<typeof keptTranslations>;
