import type { Language } from '@portfolio/contracts/auth';

/** Lower-cased words of a text without accents, in order; `C++` and `Node.js` lose what is no letter or digit. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** Words that give a language away; those that two languages share are left out. */
const markers: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    `the is are what which who how do does can you your with of and have has any there about for tell me show i it
     this that works work where when made my in please hello hi thanks thank`.split(/\s+/),
  ),
  es: new Set(
    `el los las una del que cual cuales quien como puedo puede puedes hay tiene tienes sobre para con y hola gracias
     donde cuando muestra muestrame dime mi tu su esta este eso cuanto construido hecho usa usan hace necesito quiero proyectos
     mis sus al por muy mas nuestro nuestra busco tienen ofrecen quisiera encuentro algo alguna`.split(/\s+/),
  ),
  fr: new Set(
    `le les un une des du est sont quel quelle quels quelles qui comment puis peut peux avez vous il elle avec pour et
     bonjour salut merci ou quand montre montrez moi je ma mon votre ce cette combien quoi ca tarif tarifs utilise fait besoin veux projets au
     l qu mes ses aux chez sans cherche trouver proposez voudrais notre nos`.split(/\s+/),
  ),
};

/** Letters and signs that only one of the languages has. */
const signs: Partial<Record<Language, RegExp>> = { es: /[¿¡ñáíóú]/i, fr: /[àâèêëîôùûçœ]|\s[?!]/i };

/** The language that a text is most likely in; `fallback` when its words and letters do not tell. */
export function languageOf(text: string, fallback: Language): Language {
  const words = wordsOf(text);
  const languages = Object.keys(markers) as Language[];
  const scored = languages.map((language) => ({
    language,
    score:
      words.filter((word) => markers[language].has(word)).length +
      (signs[language]?.test(text.normalize()) ? 1 : 0) +
      (language === fallback ? 0.5 : 0),
  }));
  const best = scored.toSorted((a, b) => b.score - a.score)[0]!;
  return best.score >= 1 ? best.language : fallback;
}

/** Words by which people ask, in any of the languages, that say nothing about what they ask for. */
const asking = new Set(
  `tell show know want need find give please could would can may made make makes build built use uses used using get
   something anything some kind type sort thing things work works written exist exists available information info
   details explain describe mean called much many list ones one really actually also like good best did ever
   project projects app apps application applications page pages website site
   dime muestrame muestra quiero necesito puedo puedes puede podria tienes tiene tienen hay saber conocer hacer hace
   hacen hecho usa usan usar algo alguna alguno algun tipo cosa informacion detalles explica mejor contigo
   como cual cuales donde cuando cuanto proyecto proyectos aplicacion aplicaciones pagina sitio
   montre montrez dites veux voudrais besoin savoir connaitre faire fait font utilise utilisent quelque chose genre
   sorte informations explique plait meilleur puis peux peut pouvez avez comment combien quand quel quelle quels
   quelles quoi qu c est ca projet projets page`.split(/\s+/),
);

/** What is left of a question when the words of asking are gone; all of it when nothing else is there. */
export function contentWords(words: readonly string[]): string[] {
  const left = [...new Set(words)].filter((word) => !asking.has(word));
  return left.length > 0 ? left : [...new Set(words)];
}

/** Words that stand for what was spoken of before. */
const pointing = new Set(
  `it its this that they them these those he she him her
   eso esto ese esa este esta ello lo
   ca cela il elle ils elles celui celle ce cette`.split(/\s+/),
);

/** Whether a question leans on the one before it. */
export const pointsBack = (words: readonly string[]): boolean => words.some((word) => pointing.has(word));
