// Test files of one worker share a realm, so that the packages one of them has loaded can serve the others.
const { TestEnvironment } = require('jest-environment-node');

class KeptEnvironment extends TestEnvironment {
  constructor(...args) {
    super(...args);
    this.ownKeys = new Set(Reflect.ownKeys(this.global));
  }

  /** Takes out what the test file before has put into the realm. */
  clear() {
    for (const key of Reflect.ownKeys(this.global)) if (!this.ownKeys.has(key)) delete this.global[key];
  }

  /** The realm stays; the clock of the file does not. */
  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
  }
}

let kept;

/** @returns the realm of this worker, cleared. */
module.exports = function OneRealmEnvironment(...args) {
  kept ??= new KeptEnvironment(...args);
  kept.clear();
  return kept;
};
