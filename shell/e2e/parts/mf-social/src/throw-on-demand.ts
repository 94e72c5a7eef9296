declare global {
  var demoThrows: boolean | undefined;
}

/** What every piece of this part does first: throw, when a test has said so. */
export function throwOnDemand(): void {
  if (globalThis.demoThrows) throw new Error('thrown on demand');
}
