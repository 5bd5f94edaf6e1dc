import { color, soft } from '@portfolio/ui/tokens';

/** Style classes that a section may name as its `background_color`, and what they look like. */
const looks = {
  'bg-surface': color.surface,
  'bg-raised': color.raised,
  'bg-accent': soft('accent'),
  'bg-info': soft('info'),
  'bg-warm': soft('warning'),
} as const;

export type SectionBackground = keyof typeof looks;

/** For whoever offers a choice. */
export const sectionBackgrounds = Object.keys(looks) as SectionBackground[];

const isKnown = (name: string): name is SectionBackground => Object.hasOwn(looks, name);

/** CSS background of a style class, alone or among others; a class from elsewhere gives a plain surface, none nothing. */
export function backgroundOf(classes: string): string {
  const names = classes.split(/\s+/).filter((name) => name !== '');
  const known = names.find(isKnown);
  if (known) return looks[known];
  return names.length > 0 ? looks['bg-surface'] : 'none';
}
