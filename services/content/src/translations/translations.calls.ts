import {
  contentProgress,
  contentTranslation,
  progressOfItems,
  revisedKind,
  translatedText,
  translationInput,
  translationLanguages,
  translationState,
  type RevisedKind,
  type TranslationLanguage,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { staff as access } from '@portfolio/service-kit/access';
import { notFound } from '@portfolio/service-kit/errors';
import { enumType, inputType, objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { call } from '../call.ts';
import { requireItem } from '../history/history.ts';
import { byRevisionInBody, expectedRevision } from '../items/revisions.ts';
import { listTranslations, progressOf, translate } from './translations.ts';

enumType('TranslationState', translationState);
objectType('TranslatedText', translatedText);
objectType('ContentTranslation', contentTranslation);
objectType('TranslationProgress', contentProgress.shape.translations.element);
objectType('ContentProgress', contentProgress);
inputType('TextTranslation', translationInput.shape.texts.element);
inputType('Translation', translationInput);

function languageOf(name: unknown): TranslationLanguage {
  const language = translationLanguages.find((one) => one === name);
  if (!language) throw notFound();
  return language;
}

const translationsOf = (kind: RevisedKind, path: `/${string}`) => [
  call({
    rest: `GET ${path}/:id/translations`,
    summary: `What a ${kind} says in other languages`,
    access,
    answer: z.array(contentTranslation),
    handle: ({ context, id }) => listTranslations(context, kind, id()),
  }),
  call({
    rest: `PATCH ${path}/:id/translations/:language`,
    summary: `Translate texts of a ${kind}`,
    access,
    item: ({ context, id }) => requireItem(context, kind, id()),
    body: translationInput,
    answer: contentTranslation,
    handle: ({ context, request, id, parameter, body }) =>
      translate(context, kind, id(), languageOf(parameter('language')), {
        ...body,
        revision: expectedRevision(request) ?? body.revision,
      }),
  }),
];

const kindOf = (args: Readonly<Record<string, unknown>>) => args['kind'] as RevisedKind;

export const translationCalls = [
  ...translationsOf('project', '/projects'),
  ...translationsOf('page', '/pages'),
  ...translationsOf('post', '/blog/posts'),
  call({
    graphql: 'query translations',
    description: 'What an item says in other languages.',
    access,
    arguments: { kind: revisedKind, id: key },
    answer: z.array(contentTranslation),
    handle: ({ context, id, args }) => listTranslations(context, kindOf(args), id()),
  }),
  call({
    graphql: 'query contentProgress',
    description: 'How far the items of a list are.',
    access,
    arguments: { kind: revisedKind },
    query: progressOfItems,
    answer: z.array(contentProgress),
    handle: ({ context, args, query }) => progressOf(context, kindOf(args), query.ids),
  }),
  call({
    graphql: 'mutation translate',
    description: 'Translates texts of an item; the others stay as they are.',
    access,
    arguments: { kind: revisedKind, id: key, language: z.enum(translationLanguages) },
    versions: byRevisionInBody,
    body: translationInput,
    input: 'Translation',
    answer: contentTranslation,
    handle: ({ context, id, args, body }) => translate(context, kindOf(args), id(), languageOf(args['language']), body),
  }),
];
