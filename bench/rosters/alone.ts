import type { RosterModel } from '@portfolio/planning/roster';
import { highs } from './mix.ts';
import { wishesOf, type Instance } from './instance.ts';

/** The whole instance as one program with a variable for each person and duty, for HiGHS by itself. @returns its best and its bound */
export function aloneOf(instance: Instance, model: RosterModel, isLate: () => boolean) {
  const { days, shifts, staff } = instance;
  const program = highs.createModel();
  program.options.set({ output_flag: false, mip_rel_gap: 0 });
  const { infinity, constants } = highs;
  let columns = 0;
  const column = (cost: number, upper = 1) => {
    program.addCol(cost, 0, upper, { indices: [], values: [] });
    return columns++;
  };
  const row = (low: number, high: number, ...terms: (readonly [number, number])[]) =>
    program.addRow(low, high, { indices: terms.map(([index]) => index), values: terms.map(([, value]) => value) });
  const ones = (indices: readonly number[], value = 1) => indices.map((index) => [index, value] as const);
  const gaps = model.heads.map((_, duty) => [
    [column(model.worth[duty]!, infinity), 1] as const,
    [column(model.over![duty]!, infinity), -1] as const,
  ]);
  const has = model.heads.map((): number[] => []);
  const whole: number[] = [];
  let fixed = 0;
  for (const [person, employee] of staff.entries()) {
    const { maxMinutes, minMinutes, maxRow, minRow, minOff, maxWeekends, most } = employee;
    const { base, more } = wishesOf(instance, person);
    fixed += base;
    const of = model.heads.map((_, duty) => {
      const isAble = model.able[duty]!.includes(person);
      const index = column(more[duty]!, isAble ? 1 : 0);
      if (isAble) has[duty]!.push(index);
      return index;
    });
    whole.push(...of);
    const on = (day: number) => of.slice(day * shifts.length, (day + 1) * shifts.length);
    const daysOf = (first: number, count: number) => Array.from({ length: count }, (_, nth) => on(first + nth)).flat();
    for (let day = 0; day < days; day++) {
      row(0, 1, ...ones(on(day)));
      if (day + 1 < days) {
        for (const [shift, { notBefore }] of shifts.entries()) {
          const barred = on(day + 1).filter((_, next) => notBefore.has(shifts[next]!.id));
          if (barred.length > 0) row(0, 1, [on(day)[shift]!, 1], ...ones(barred));
        }
      }
      if (day + maxRow < days) row(0, maxRow, ...ones(daysOf(day, maxRow + 1)));
      // Between two days, so many of another sort stand that are too few.
      const longest = day > 0 ? Math.min(Math.max(minRow, minOff), days - day) : 0;
      for (let length = 1; length < longest; length++) {
        const terms = [...ones(on(day - 1)), ...ones(daysOf(day, length), -1), ...ones(on(day + length))];
        row(length < minRow ? 1 - length : -infinity, length < minOff ? 1 : infinity, ...terms);
      }
    }
    row(minMinutes, maxMinutes, ...of.map((index, duty) => [index, shifts[duty % shifts.length]!.minutes] as const));
    for (const [shift, { id }] of shifts.entries()) {
      row(0, most.get(id) ?? 0, ...ones(of.filter((_, duty) => duty % shifts.length === shift)));
    }
    const weekends = Array.from({ length: Math.ceil(days / 7) }, () => column(0));
    for (let day = 5; day < days; day += day % 7 === 5 ? 1 : 6) {
      row(-1, 0, ...ones(on(day)), [weekends[Math.floor(day / 7)]!, -1]);
    }
    row(0, maxWeekends, ...ones(weekends));
  }
  for (const [duty, heads] of model.heads.entries()) row(heads, heads, ...ones(has[duty]!), ...gaps[duty]!);
  for (const index of whole) program.changeColIntegrality(index, constants.variableType.integer);
  program.run({
    [constants.callbackType.mipInterrupt](event) {
      if (isLate()) event.interrupt();
    },
  });
  const found = {
    value: program.getObjectiveValue() + fixed,
    bound: Number(program.info.get('mip_dual_bound')) + fixed,
  };
  program.dispose();
  return found;
}
