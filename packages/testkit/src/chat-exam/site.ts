import { type Random, random } from './random.ts';
import type { Subject, Trade } from './trade.ts';

/** An item of a generated site. */
export interface SiteItem {
  kind: Subject['kind'] | 'blog_post';
  slug: string;
  title: string;
  description: string;
  /** Paragraphs. */
  body: string[];
  isPublished: boolean;
  subject?: Subject;
}

const places = ['Ashford', 'Linden', 'Porto Alto', 'the mill street', 'the second yard', 'Brixham', 'Vallon'];
const people = ['Marta', 'Jonas', 'our senior colleague', 'Aiko', 'Bram', 'the owner', 'Ines'];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];
const months = ['March', 'May', 'June', 'September', 'October'];

/** What any business says besides: it makes the texts alike, as those of one house are. */
const asides = [
  '{person} has looked after {thing} since {month}.',
  'You will find {thing} in {place}.',
  'Come by on {day}; somebody is always near {thing}.',
  'In {month} {thing} was replaced, which took {number} days.',
  'Questions? {person} knows more.',
  'Some call it old-fashioned. We call it {day}.',
  'It began in {place} with {thing} and two of us.',
  'Neither {thing} nor {person} would want to do without it.',
];

const fill = (sentence: string, trade: Trade, { pick, below }: Random): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, slot: string) => {
    switch (slot) {
      case 'thing':
        return pick(trade.things);
      case 'place':
        return pick(places);
      case 'person':
        return pick(people);
      case 'day':
        return pick(days);
      case 'month':
        return pick(months);
      case 'number':
        return String(3 + below(37));
      case 'years':
        return String(4 + below(60));
      default:
        throw new Error(`Nothing fills {${slot}}`);
    }
  });

const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The site of a trade: the same for the same seed. Besides its items it has a draft and a post for patrons. */
export function siteOf(trade: Trade, seed: number): SiteItem[] {
  const draws = random(seed);
  const say = (sentence: string) => upperFirst(fill(sentence, trade, draws));
  const items: SiteItem[] = trade.subjects.map((subject) => {
    const title = draws.pick(subject.titles);
    const [description, ...facts] = draws.some(subject.says, subject.says.length).map(say);
    const body = [...facts, ...draws.some(asides, 1 + draws.below(3)).map(say)];
    return {
      kind: subject.kind,
      slug: slugOf(title),
      title,
      description: description!,
      body: draws.some(body, body.length),
      isPublished: true,
      subject,
    };
  });
  const unseen = (kind: SiteItem['kind'], title: string, isPublished: boolean): SiteItem => ({
    kind,
    slug: slugOf(title),
    title,
    description: 'A secret of the house.',
    body: draws.some(asides, 3).map(say),
    isPublished,
  });
  return [
    ...draws.some(items, items.length),
    unseen('page', 'Not yet public', false),
    unseen('blog_post', 'For patrons', true),
  ];
}
