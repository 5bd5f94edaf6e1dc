const most = 6;

/** What is typed, entry by entry; the last is still being typed. */
const entriesOf = (typed: string): string[] => typed.split(',').map((entry) => entry.trim());

/** The names that go on with what is being typed, those that begin so first; without those that are there already. */
export function suggested(typed: string, names: readonly string[]): string[] {
  const entries = entriesOf(typed).map((entry) => entry.toLowerCase());
  const begun = entries.at(-1) ?? '';
  const places = names.flatMap((name) => {
    const place = name.toLowerCase().indexOf(begun);
    return place < 0 || entries.includes(name.toLowerCase()) ? [] : { name, place };
  });
  return places
    .toSorted((one, other) => Math.min(one.place, 1) - Math.min(other.place, 1))
    .slice(0, most)
    .map(({ name }) => name);
}

/** The entries with `name` in the place of the one that is being typed, and room for the next. */
export const withChosen = (typed: string, name: string): string =>
  [...entriesOf(typed).slice(0, -1), name, ''].join(', ');
