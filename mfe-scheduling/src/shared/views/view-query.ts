import { hiddenParameter } from '@portfolio/remote-kit/list-tools';

/** What belongs to the moment or to the company, not to a view. */
const passing = ['page', 'preview', 'open', 'company'];

/** Instead of a day that is today: a view from today on stays one. */
const todayWord = 'today';

const changed = (parameters: URLSearchParams, from: string, to: string): URLSearchParams =>
  new URLSearchParams([...parameters].map(([name, value]) => [name, value === from ? to : value]));

/** What a list shows now, as a view keeps it. @param hidden columns that are left out, also where the address does not say so */
export function queryOf(parameters: URLSearchParams, hidden: readonly string[], today: string): string {
  const kept = changed(parameters, today, todayWord);
  for (const name of [...passing, hiddenParameter]) kept.delete(name);
  if (hidden.length > 0) kept.set(hiddenParameter, hidden.toSorted().join(','));
  kept.sort();
  return kept.toString();
}

/** The address of a view, within the company of the present one. */
export function shownBy(query: string, present: URLSearchParams, today: string): URLSearchParams {
  const next = changed(new URLSearchParams(query), todayWord, today);
  const company = present.get('company');
  if (company !== null) next.set('company', company);
  return next;
}
