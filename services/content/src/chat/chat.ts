import type { ChatInput, ChatReply, ChatTurn } from '@portfolio/contracts/content';
import { countTry, networkOf } from '@portfolio/service-kit/limits';
import type { ContentContext } from '../context.ts';
import { limits } from '../limits.ts';
import { composeAnswer, composeOverview, sourceOf, unknownReply, type Evidence } from './compose.ts';
import { elementaryIn, priceWords, type Elementary } from './elementary.ts';
import { passagesOf } from './passages.ts';
import { phrases, smallTalk } from './phrases.ts';
import type { Related } from './related/reading.ts';
import { findAnswers, type Finding } from './retrieval.ts';
import { topicPassage } from './topics.ts';
import { contentWords, languageOf, pointsBack, wordsOf } from './words.ts';
import { asksTheWorld, type AsksTheWorld } from './world-questions.ts';
import type { DataSource } from 'typeorm';

/** What a visitor may want to see all of; the keys are topics of the site. */
type Overview = 'projects' | 'mobile_demos';

/** An overview names so many; the page that it leads to has the rest. */
const maxItems = 6;

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words that name the things themselves, in the three languages, without accents. */
const nouns: Record<Overview, ReadonlySet<string>> = {
  projects: set(`project projects portfolio proyecto proyectos portafolio projet projets portefeuille realisations`),
  mobile_demos: set(`app apps demo demos application applications aplicacion aplicaciones`),
};

/** "What have you built?": words for making something, which ask for projects when they are said to somebody. */
const making = set(`
  built build made make created create developed
  construido construiste hecho hiciste creado desarrollado
  construit fait cree realise developpe`);

const somebody = set(`you has tu usted avez as vous`);

/** What else such a question is made of; any other word asks for something in particular. */
const around = set(`
  all every everything your yours the of have has you what which did do does show me us tell list see give know about some
  any ever so far can could would please i want to mobile there are is here other
  todos todas todo tus tu sus su los las el la de que has ha he usted muestra muestrame muestreme ensename lista ver dime
  cuales son hay moviles quiero puedo
  tous toutes tout tes ton vos votre les des le la de du que qu quels quelles quoi ce sont est as avez vous moi montre
  montrez liste voir donne dis il y a mobiles veux puis`);

/** Which overview a question asks for, if it asks for nothing besides. */
function overviewIn(words: readonly string[]): Overview | undefined {
  const overview = (['projects', 'mobile_demos'] as const).find((key) => words.some((word) => nouns[key].has(word)));
  const isOfMaking = words.some((word) => making.has(word)) && words.some((word) => somebody.has(word));
  const asked = overview ?? (isOfMaking ? 'projects' : undefined);
  if (!asked) return undefined;
  const isAllOfIt = words.every((word) => around.has(word) || making.has(word) || nouns[asked].has(word));
  return isAllOfIt ? asked : undefined;
}

/** What is published of it, featured and newest first, after the page that shows all. */
async function overviewOf(database: DataSource, overview: Overview): Promise<Finding[]> {
  const kind = overview === 'projects' ? 'project' : 'mobile_demo';
  const order = overview === 'projects' ? 'is_featured DESC, id DESC' : 'id DESC';
  const rows = await database.query<{ id: number; key: string }[]>(
    `SELECT id, slug AS key FROM ${kind} WHERE is_published ORDER BY ${order} LIMIT ${maxItems}`,
  );
  const whole = { coverage: 1, score: 1, words: 0, lexemes: [] };
  return [
    { kind: 'topic', id: 0, key: overview, ...whole },
    ...rows.map((row) => ({ kind, ...row, ...whole }) as const),
  ];
}

/** An item that covers less of a question's meaning is no answer to it. */
const minCoverage = 0.5;
/** Words that a question and an item share count so much more than likeness. */
const wordsShare = 2;
/** Items nearly as fitting as the best one are named too. */
const alsoFitting = 0.75;
/** Meanings are nearer each other than shared words are. */
const alsoRelated = 0.6;

/**
 * Answers a visitor's question from what is published. The turns before it come with the question: nothing is kept here.
 * @param say called with each piece of the response as soon as it is known
 * @param signal ends the work early when nobody waits for the answer any more
 * @throws AppError `throttled` for too many from one address
 */
export async function answer(
  context: ContentContext,
  { message, history = [] }: ChatInput,
  say: (piece: string) => void = () => {},
  signal?: AbortSignal,
): Promise<ChatReply> {
  await countTry(context, limits.chat, networkOf(context.clientAddress));
  return replyTo(context, message, history, say, signal);
}

async function replyTo(
  context: ContentContext,
  message: string,
  history: readonly ChatTurn[],
  say: (piece: string) => void,
  signal?: AbortSignal,
): Promise<ChatReply> {
  const words = wordsOf(message);
  const language = languageOf(message, context.language);
  const whole = (reply: ChatReply) => {
    for (const piece of reply.response.match(/\s*\S+/g) ?? []) say(piece);
    return reply;
  };
  const talk = smallTalk(words);
  if (talk) return whole({ response: phrases[language][talk], sources: [], is_unknown: false });

  const overview = overviewIn(words);
  if (overview) {
    const all = await evidenceOf(context, await overviewOf(context.database, overview), language);
    return whole(composeOverview(all, language));
  }
  const elementary = elementaryIn(words);
  if (elementary) {
    const evidence = await evidenceOf(context, await elementaryFindings(context, elementary, language), language);
    return whole(composeAnswer(evidence, false, language));
  }
  const evidence = await evidenceFor(context, message, history, language);
  if (evidence.length === 0) return whole(unknownReply(language));
  const generated = await context.chatModel?.reply(
    { question: message, history, language, passages: evidence.map(({ passage }) => passage) },
    say,
    signal,
  );
  if (generated) {
    return { response: generated, sources: evidence.map(({ passage }) => sourceOf(passage)), is_unknown: false };
  }
  return whole(composeAnswer(evidence, asksForSeveral(words), language));
}

async function evidenceFor(
  context: ContentContext,
  message: string,
  history: readonly ChatTurn[],
  language: ContentContext['language'],
): Promise<Evidence[]> {
  const words = wordsOf(message);
  const asked = contentWords(words);
  const [written, related] = await Promise.all([
    findAnswers(context.database, asked, language),
    context.siteIndex.nearest(message, language),
  ]);
  let findings = fitting(written, related, asksTheWorld(message, language));
  const previous = history.at(-1)?.sources[0];
  if (previous && (findings.length === 0 || pointsBack(words))) {
    // "And does it work offline?": what was spoken of gives the question its meaning.
    const subject = await findAnswers(context.database, [...wordsOf(previous.title), ...asked], language);
    const same = subject.filter(({ kind, key }) => kind === previous.kind && previous.url.endsWith(`/${key}`));
    if (same.some(({ coverage }) => coverage >= minCoverage)) findings = [...same, ...findings];
  }
  return evidenceOf(context, findings, language);
}

/** A page that has prices in its title or a section's; else, as for who wants to get in touch, how to ask. */
async function elementaryFindings(
  context: ContentContext,
  asked: Elementary,
  language: ContentContext['language'],
): Promise<Finding[]> {
  const named = asked === 'price' ? await findAnswers(context.database, priceWords, language) : [];
  const pages = named.filter(({ kind, score, coverage }) => kind === 'page' && score > coverage);
  const topic = { kind: 'topic', id: 0, key: asked, coverage: 1, score: 1, words: 0, lexemes: [] } as const;
  return pages.length > 0 ? pages.slice(0, 1) : [{ ...topic, lexemes: [] }];
}

async function evidenceOf(
  context: ContentContext,
  findings: readonly Finding[],
  language: ContentContext['language'],
): Promise<Evidence[]> {
  const passages = await passagesOf(context.database, findings, language);
  return findings.flatMap((finding) => {
    const passage =
      finding.kind === 'topic' ? topicPassage(finding.key, language, context.support) : passages.get(finding);
    return passage ? [{ passage, lexemes: finding.lexemes, sentences: finding.sentences ?? [] }] : [];
  });
}

/** What was found by its words and by its meaning, the most fitting first; nothing when none of it is an answer. */
function fitting(written: readonly Finding[], related: readonly Related[], asks: AsksTheWorld): Finding[] {
  const meant = new Map(related.map((item) => [`${item.kind} ${item.id}`, item]));
  const all = written.map((finding) => {
    const own = meant.get(`${finding.kind} ${finding.id}`);
    meant.delete(`${finding.kind} ${finding.id}`);
    return judged(finding, own);
  });
  for (const item of meant.values()) all.push(judged({ ...item, coverage: 0, score: 0, words: 0, lexemes: [] }, item));
  const best = all
    .filter(({ isAnswer, ...item }) => isAnswer && isEvidence(item, asks))
    .toSorted((a, b) => b.fit - a.fit)[0];
  if (!best) return [];
  return all
    .filter(({ fit }) => fit >= best.fit * (best.covers ? alsoFitting : alsoRelated))
    .toSorted((a, b) => Number(b === best) - Number(a === best) || b.fit - a.fit)
    .map(({ finding, fit }) => ({ ...finding, score: fit }));
}

/** What a question about the world takes to be for the site after all: several of its words and their meaning, or much of either. */
function isEvidence({ finding, likeness }: { finding: Finding; likeness: number }, asks: AsksTheWorld): boolean {
  if (asks === 'no') return true;
  if (finding.coverage >= minCoverage && finding.words >= 2 && likeness >= 1.3) return true;
  return asks === 'perhaps' && (finding.coverage >= 0.3 || likeness >= 1.2);
}

/** An item is an answer when it covers enough of a question's words, or means what it means. Its own words tell more. */
function judged(finding: Finding, related: Related | undefined) {
  const covers = finding.coverage >= minCoverage;
  // What the site says of itself is found by its words alone.
  const isTopic = finding.kind === 'topic';
  const likeness = isTopic ? Number(covers) : (related?.likeness ?? 0);
  const likenessOfWords = isTopic ? Number(covers) : (related?.likenessOfWords ?? 0);
  return {
    finding: { ...finding, sentences: related?.sentences },
    covers,
    likeness,
    isAnswer: covers || likeness >= 1,
    fit: covers ? wordsShare * finding.score + likenessOfWords : likeness,
  };
}

/** "Which projects …", "show me all …" in the three languages. */
const asksForSeveral = (words: readonly string[]): boolean =>
  /\b(which|list|all|any|projects|apps|demos|cuales|que proyectos|todos|proyectos|quels|quelles|tous|projets)\b/.test(
    words.join(' '),
  );
