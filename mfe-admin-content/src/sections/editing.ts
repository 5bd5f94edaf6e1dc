/** What a form is open for: a section, or a new one at a place, from 0. */
export type Editing = { sectionId: string; insertAt?: undefined } | { sectionId?: undefined; insertAt: number };

/** As the address has it: `section-4`, `new-2`. */
export const nameOf = ({ sectionId, insertAt }: Editing): string =>
  sectionId === undefined ? `new-${insertAt}` : `section-${sectionId}`;

/** What a name means on a page with these sections; undefined where there is none of the kind. */
export function editingNamed(name: string | undefined, sections: readonly { id: string }[]): Editing | undefined {
  const [, kind, number = ''] = /^(section|new)-(\d+)$/.exec(name ?? '') ?? [];
  if (kind === 'section') return sections.some(({ id }) => id === number) ? { sectionId: number } : undefined;
  // Others may have taken some away.
  return kind === undefined ? undefined : { insertAt: Math.min(Number(number), sections.length) };
}
