import {
  contentProgress,
  contentTranslation,
  progressOfItems,
  revisedKind,
  translationInput,
  translationLanguages,
  type RevisedKind,
  type TranslationLanguage,
} from '@portfolio/contracts/content';
import { key } from '@portfolio/contracts/rest';
import { notFound } from '@portfolio/service-kit/errors';
import { inputType, objectType } from '@portfolio/service-kit/graphql';
import { z } from 'zod';
import { forStaff } from '../call.ts';
import { requireItem } from '../history/history.ts';
import { byRevisionInBody } from '../items/revisions.ts';
import { ownerId } from '../owner/site-owner.ts';
import { listTranslations, progressOf, translate } from './translations.ts';

objectType('TranslationProgress', contentProgress.shape.translations.element);
inputType('TextTranslation', translationInput.shape.texts.element);
inputType('Translation', translationInput);

function languageOf(name: unknown): TranslationLanguage {
  const language = translationLanguages.find((one) => one === name);
  if (!language) throw notFound();
  return language;
}

const translationsOf = (kind: RevisedKind, path: `/${string}`) => [
  forStaff({
    rest: `GET ${path}/:id/translations`,
    summary: `What a ${kind} says in other languages`,
    answer: z.array(contentTranslation),
    handle: ({ context, id }) => listTranslations(context, kind, id()),
  }),
  forStaff({
    rest: `PATCH ${path}/:id/translations/:language`,
    summary: `Translate texts of a ${kind}`,
    item: ({ context, id }) => requireItem(context, kind, id()),
    versions: byRevisionInBody,
    body: translationInput,
    answer: contentTranslation,
    handle: ({ context, id, parameter, body, expected = body.revision }) =>
      translate(context, kind, id(), languageOf(parameter('language')), { ...body, revision: expected }),
  }),
];

const languageArgument = { language: z.enum(translationLanguages) };

const kindOf = (args: Readonly<Record<string, unknown>>) => args['kind'] as RevisedKind;

export const translationCalls = [
  ...translationsOf('project', '/projects'),
  ...translationsOf('page', '/pages'),
  ...translationsOf('post', '/blog/posts'),
  forStaff({
    graphql: 'query translations',
    description: 'What an item says in other languages.',
    arguments: { kind: revisedKind, id: key },
    answer: z.array(contentTranslation),
    handle: ({ context, id, args }) => listTranslations(context, kindOf(args), id()),
  }),
  forStaff({
    graphql: 'query contentProgress',
    description: 'How far the items of a list are.',
    arguments: { kind: revisedKind },
    query: progressOfItems,
    answer: z.array(contentProgress),
    handle: ({ context, args, query }) => progressOf(context, kindOf(args), query.ids),
  }),
  forStaff({
    graphql: 'mutation translate',
    description: 'Translates texts of an item; the others stay as they are.',
    arguments: { kind: revisedKind, id: key, ...languageArgument },
    versions: byRevisionInBody,
    body: translationInput,
    input: 'Translation',
    answer: contentTranslation,
    handle: ({ context, id, args, body }) => translate(context, kindOf(args), id(), languageOf(args['language']), body),
  }),
  forStaff({
    rest: 'GET /site/owner/translations',
    summary: 'What is told in other languages of who makes the site',
    graphql: 'query ownerTranslations',
    answer: z.array(contentTranslation),
    handle: ({ context }) => listTranslations(context, 'owner', ownerId),
  }),
  forStaff({
    rest: 'PATCH /site/owner/translations/:language',
    summary: 'Translate texts of who makes the site',
    graphql: 'mutation translateOwner',
    arguments: languageArgument,
    versions: byRevisionInBody,
    body: translationInput,
    input: 'Translation',
    answer: contentTranslation,
    handle: ({ context, parameter, body, expected = body.revision }) =>
      translate(context, 'owner', ownerId, languageOf(parameter('language')), { ...body, revision: expected }),
  }),
];
