import type { Language } from '@portfolio/contracts/auth';
import { wordsOf } from './words.ts';

/**
 * Whether a question asks about the world rather than about the site: `surely` when it is made as quiz questions are ("Who invented
 * bread?", "How many teeth does a shark have?"), `perhaps` when it is a whole question that speaks neither of who asks
 * nor of who is asked ("When are payslips due?"). A page that shares a word or a field with such a question is no answer yet.
 */
export type AsksTheWorld = 'no' | 'perhaps' | 'surely';

const set = (words: string) => new Set(words.trim().split(/\s+/));

/** Words of visitors and hosts, and of what is looked for: these questions are for the site. */
const ofTheSite: Record<Language, ReadonlySet<string>> = {
  en: set(`
    you your yours u i my me mine we us our ours here site offer offers sell sells buy order book rent hire find
    somebody someone anybody anything project projects app apps application applications demo demos page pages service services`),
  es: set(`
    mi mis me tu tus te su sus os nos nuestro nuestra nuestros nuestras usted ustedes vosotros yo ti puedo quiero necesito
    busco encuentro encontrar consigo compro hay aqui proyecto proyectos aplicacion aplicaciones demo demos pagina`),
  fr: set(`
    vous votre vos je j mon ma mes me moi nous notre nos tu ton ta tes on peut puis trouver trouve ici
    projet projets application applications demo demos page pages service services`),
};

const asking = {
  en: set(`
    who whom whose what which when where why how is are was were do does did can could has have will would should`),
  es: set(`quien quienes que cual cuales cuando donde como cuanto cuanta cuantos cuantas es son fue era`),
  fr: set(`qui que quoi quel quelle quels quelles quand ou pourquoi comment combien est sont`),
};

/** Whether words are a whole question, not the name of something wanted. */
const isWholeQuestion: Record<Language, (words: readonly string[], text: string) => boolean> = {
  en: ([first = '']) => asking.en.has(first),
  es: ([first = '', second = ''], text) =>
    asking.es.has(first) ||
    (first === 'por' && second === 'que') ||
    (first.length <= 2 && asking.es.has(second)) ||
    (/^tienen?$/.test(first) && text.includes('?')),
  fr: (words, text) =>
    words.slice(0, 3).some((word) => asking.fr.has(word)) || /-(t-)?(il|elle)s?\b/.test(text.toLowerCase()),
};

/** How quizzes ask, in words without accents: for causes, inventors, records, numbers and meanings, and about the past. */
const quizForms: Record<Language, readonly RegExp[]> = {
  en: [
    /^why (do|does|is|are|did|was|were)\b/,
    /\b(was|were|did)\b/,
    /^(who|what|which \w+) (\w+ed|won|wrote|sang|took|made|built|drew|led|\w+ew|\w+ught)\b/,
    /\b(best|most|worst|first|last|average|(?!interest|forest|harvest|modest|honest|invest|request|digest)\w{3,}est)\b/,
    /\bever\b|\b(in|of|around|over) the (world|wild|universe|desert|sea|sky|dark)\b|\bin (history|space)\b|\bon (the )?(earth|moon)\b/,
    /^how (many|much|long|fast|high|deep|old|tall|big|heavy|far|often|loud)\b.*\b(do|does|has|have|is|are)\b/,
    /^how many people\b/,
    /^(what|do|does|can|is|are) .*\b(eat|drink|weigh|sleep|fly|live|purr|die)\b/,
    /^(do|does|have|has) \w+ (have|got)\b|^what (is|are) an? \w+( \w+)?$/,
    /^is there an? (word|film|song|book|planet|country) (for|about|called|where)\b/,
    /\bwhat (does|do|is|are) .*\b(mean|made of|called)\b|\bmade of\b/,
    /\bthe (origin|meaning|capital|inventor|history|population|colou?r) of\b/,
    /\b(vegan|calories|healthy|healthier|dangerous|poisonous|endangered|legal)\b/,
    /\bmore \w+ than\b|\b(bad|good) for\b/,
    /^(which|what) (country|city|animal|planet|language|year|century|king|queen|actor|film|book)\b/,
  ],
  es: [
    /^por que\b/,
    /^quien(es)? (\w+o|fue|era|\w+[ai]eron|\w+aron)\b/,
    /\b(nacio|invento|descubrio|fue|murio|gano)\b/,
    /\bmas \w+/,
    /\bdel mundo\b/,
    /^cuant[oa]s? /,
    /\bsignifica\b|\bse dice\b|\bde que (esta|son)\b/,
    /^es (la|el) /,
    /^tienen? \w+ (los|las|el|la) /,
    /^que (pais|animal|ciudad|idioma)\b/,
  ],
  fr: [
    /\bpourquoi\b/,
    /\bqui (a|est|fut|etait|ont)\b/,
    /\b(le|la|les) plus\b/,
    /\bdu monde\b/,
    /^combien /,
    /\bsignifie\b|\bdit on\b|^de quoi\b/,
    /\b(est|sont|ont|a|\w+ent) (t )?(il|elle|ils|elles)\b/,
    /^ou (est|sont|a)\b/,
    /^quel(le)?s? (pays|animal|ville|langue)\b/,
  ],
};

export function asksTheWorld(text: string, language: Language): AsksTheWorld {
  const words = wordsOf(text);
  const said = words.join(' ');
  if (words.some((word) => ofTheSite[language].has(word)) || isForPrice(said)) return 'no';
  if (language === 'fr' && words.some((word) => word.endsWith('ez'))) return 'no';
  if (!isWholeQuestion[language](words, text)) return 'no';
  if (quizForms[language].some((form) => form.test(said))) return 'surely';
  return /^(is|are) there\b/.test(said) ? 'no' : 'perhaps';
}

/** "How much is a crown?" asks a business for its price; what something weighs or drinks, nobody's. */
const isForPrice = (said: string) =>
  /^how much (is|does|do|are) (it|an?|the|this)\b/.test(said) && !/\b(weigh|drink|eat|sleep|earn)\b/.test(said);
