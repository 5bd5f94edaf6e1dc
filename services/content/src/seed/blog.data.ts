import type { BlogPostInput } from '@portfolio/contracts/content';

/** Newest first. */
export const demoPosts: readonly Pick<BlogPostInput, 'title' | 'content'>[] = [
  {
    title: 'Nobody is in two places: exclusion constraints in PostgreSQL',
    content: `A planner has one rule that must never break: **one person, one place, one time**.

Checking it in code is not enough. Two managers can press *Save* at the same moment, and both checks pass. The database can hold the rule itself:

\`\`\`sql
ALTER TABLE shift ADD CONSTRAINT shift_no_overlap
  EXCLUDE USING gist (
    employee_id WITH =,
    tstzrange(start_time, end_time) WITH &&
  ) WHERE (status <> 'cancelled');
\`\`\`

What it gives us:

1. The second save fails, whatever the timing.
2. The error names the constraint, so the form can show it on the right field.
3. There is no lock to forget.

> A rule that lives in one place is a rule you can trust.

Next month: what happens when the clocks change during a night shift.`,
  },
  {
    title: 'A budget of 200 kB',
    content: `The public home page of this site may cost **200 kB** of JavaScript. Not "about", not "usually": a test fails above it.

| part | kB, compressed |
|---|---|
| framework | 62 |
| router and data | 58 |
| screens | 31 |
| left over | 49 |

Three habits keep it there:

- **Measure what a visitor downloads**, not what a tool estimates.
- **Load what is below the fold later**, and never an icon set for one icon.
- **Ask every new library what it replaces.**

\`\`\`ts
const budget = 200 * 1024;
expect(await transferred(page, 'script')).toBeLessThan(budget);
\`\`\``,
  },
  {
    title: 'How the assistant learned to say “I don’t know”',
    content: `The first version of Lantern answered everything. That was the problem.

We wrote 400 questions, a quarter of them **without an answer in the handbook**. The model answered those too, with confidence.

What helped, in order of effect:

1. Retrieve first; if nothing fits, do not ask the model at all.
2. Give it passages as *data*, never as instructions.
3. Show the source next to each sentence, so that a wrong answer is seen.

\`\`\`python
def answer(question: str) -> Reply:
    passages = retrieve(question)
    if coverage(question, passages) < 0.5:
        return Reply("I do not know that.", sources=[])
    return model.reply(question, passages)
\`\`\`

Honest refusals went from 61 % to 97 %.`,
  },
  {
    title: 'Behind the drawings',
    content: `Every picture on this site is drawn by about a hundred lines of code: no stock photos, no downloads.

A drawing is a *motif* (bars, waves, a map) and a *hue*. A small random number generator with a fixed seed makes each one different, and the same on every machine:

\`\`\`ts
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
\`\`\`

Thank you for supporting this: the next drawing is yours to choose. Send a *motif* and a *colour* through the contact form.`,
  },
];
