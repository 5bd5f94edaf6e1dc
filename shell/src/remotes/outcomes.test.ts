import { remote } from '../testing/registry.ts';
import { createOutcomes } from './outcomes.ts';

const one = remote('mfe-x', [{ path: '/', guard: 'open' }]);

test('a failure is told at once, with the starts before it; the rest when the page goes, and nothing twice', () => {
  const sent: unknown[] = [];
  const outcomes = createOutcomes((report) => sent.push(JSON.parse(report)));
  outcomes.started(one);
  expect(sent).toEqual([]);
  outcomes.failed(one, new Error('broken'));
  const told = { name: 'mfe-x', release: 'r1', starts: 1, failed: 1, why: 'Error: broken' };
  expect(sent).toEqual([{ releases: [told] }]);
  outcomes.started(one);
  outcomes.tell();
  outcomes.tell();
  expect(sent.slice(1)).toEqual([{ releases: [{ name: 'mfe-x', release: 'r1', starts: 1, failed: 0 }] }]);
});
