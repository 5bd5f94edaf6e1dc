/** Most that stand beside each other on a phone, with one for none. */
const most = 6;
const widths = [8, 10, 20, 40, 50, 100];

/** Hours of a band, so that few hold all. */
export const bandWidth = (longest: number): number =>
  widths.find((width) => longest <= most * width) ?? Math.ceil(longest / most);

/** How many have none, and how many more than that and up to so many hours, twice as many, and so on. */
export function bandsOf(hours: readonly number[], width: number): number[] {
  const counts = Array<number>(most + 1).fill(0);
  for (const each of hours) counts[Math.ceil(each / width)]!++;
  return counts;
}
