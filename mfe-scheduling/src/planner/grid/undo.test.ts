import { awaited, foreseen, inverseOf, type Change, plannedOf } from './changes.ts';
import { aShift } from './testing/schedule.ts';
import { noHistory, redo, remembered, renamed, undo } from './undo.ts';

const shift = aShift({ title: 'Watch' });
const shiftOf = (id: string) => (id === shift.id ? shift : undefined);
const move: Change = { key: shift.id, kind: 'update', shift: { employeeId: '11' } };

describe('what takes changes back', () => {
  test('a changed shift gets what it had, and only that', () => {
    expect(inverseOf([move], shiftOf)).toEqual([{ key: shift.id, kind: 'update', shift: { employeeId: '10' } }]);
  });

  test('a new shift goes, a deleted one comes back as it was, the last change first', () => {
    const planned = plannedOf(shift);
    const changes: Change[] = [
      { key: 'new', kind: 'create', shift: planned },
      { key: shift.id, kind: 'delete' },
    ];
    expect(inverseOf(changes, shiftOf)).toEqual([
      { key: shift.id, kind: 'restore', shift: planned },
      { key: 'new', kind: 'delete' },
    ]);
    expect(inverseOf([{ key: shift.id, kind: 'restore', shift: planned }], shiftOf)).toEqual([changes[1]]);
  });
});

describe('undo and redo', () => {
  const step = (title: string) => ({
    done: [{ key: '1', kind: 'update' as const, shift: { title } }],
    undone: [{ key: '1', kind: 'update' as const, shift: { title: '' } }],
  });
  const two = remembered(remembered(noHistory, step('A')), step('B'));

  test('go back and forth in order, and end', () => {
    const once = undo(two)!;
    expect(once.changes).toEqual(step('B').undone);
    const twice = undo(once.history)!;
    expect(undo(twice.history)).toBeUndefined();
    const again = redo(twice.history)!;
    expect(again.changes).toEqual(step('A').done);
    expect(redo(redo(again.history)!.history)).toBeUndefined();
  });

  test('something new makes what was undone unreachable', () => {
    expect(redo(remembered(undo(two)!.history, step('C')))).toBeUndefined();
  });

  test('a shift that is made again is meant by its new id in every step', () => {
    const made = remembered(noHistory, {
      done: [{ key: 'copy-1', kind: 'create', shift }],
      undone: [{ key: 'copy-1', kind: 'delete' }],
    });
    const known = remembered(renamed(made, new Map([['copy-1', '8']])), {
      done: [{ key: '8', kind: 'update', shift: { title: 'B' } }],
      undone: [{ key: '8', kind: 'update', shift: { title: '' } }],
    });
    const deleted = undo(undo(known)!.history)!;
    expect(deleted.changes).toEqual([{ key: '8', kind: 'delete' }]);
    const back = redo(deleted.history)!;
    const renewed = renamed(back.history, new Map([['8', '9']]));
    expect(redo(renewed)!.changes).toEqual([{ key: '9', kind: 'update', shift: { title: 'B' } }]);
  });
});

test('what will be is drawn before the server has answered, with guessed hours and pay', () => {
  const copy: Change = {
    key: 'copy',
    kind: 'create',
    shift: { ...shift, startTime: '2026-11-24T09:00:00.000Z', endTime: '2026-11-24T10:30:00.000Z' },
  };
  const other = aShift();
  const drawn = foreseen([shift, other], [move, copy, { key: other.id, kind: 'delete' }], (id) =>
    id === '11' ? 20 : 15,
  );
  expect(drawn.map(({ id, employeeId, hours, pay }) => [id, employeeId, hours, pay])).toEqual([
    [shift.id, '11', 8, '160.00'],
    ['copy', '10', 1.5, '22.50'],
  ]);
});

test('a new shift that a refresh brings before the answer is drawn once', () => {
  const made: Change = { key: 'line-1', kind: 'create', shift: { ...plannedOf(shift), employeeId: '11' } };
  expect(awaited([made, move], [shift])).toEqual([made, move]);
  const there = aShift({ employeeId: '11', startTime: '2026-11-23T09:00:00Z', title: 'Watch' });
  expect(awaited([made, move], [shift, there])).toEqual([move]);
});
