import type { DataSource } from 'typeorm';
import type { Finding } from './retrieval.ts';

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
export function overviewIn(words: readonly string[]): Overview | undefined {
  const overview = (['projects', 'mobile_demos'] as const).find((key) => words.some((word) => nouns[key].has(word)));
  const isOfMaking = words.some((word) => making.has(word)) && words.some((word) => somebody.has(word));
  const asked = overview ?? (isOfMaking ? 'projects' : undefined);
  if (!asked) return undefined;
  const isAllOfIt = words.every((word) => around.has(word) || making.has(word) || nouns[asked].has(word));
  return isAllOfIt ? asked : undefined;
}

/** What is published of it, featured and newest first, after the page that shows all. */
export async function overviewOf(database: DataSource, overview: Overview): Promise<Finding[]> {
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
