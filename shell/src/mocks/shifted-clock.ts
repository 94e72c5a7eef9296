/** Sets the page's clock forward or back; it runs on from there. Timers are not touched. */
export function shiftClock(byMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length === 0 ? [RealDate.now() + byMs] : given, newTarget),
    get: (target, name) => (name === 'now' ? () => RealDate.now() + byMs : Reflect.get(target, name)),
  });
}
