const RealDate = Date;

/** What the clock of this machine says, whoever moved the wall clock. */
export const realNow = (): number => RealDate.now();

/** From here on, this program's `Date` says what `now` answers. Monotonic time and timers go on. */
export function moveWallClock(now: () => number): void {
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(now()).toString(),
    construct: (target, given: [], maker) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, maker) as Date,
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  RealDate.prototype.constructor = Date;
}
