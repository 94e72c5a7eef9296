// jest starts with what took longest the last time; on a fresh clone there is no last time, and a long file that begins
// at the end keeps everybody waiting.
const Sequencer = require('@jest/test-sequencer').default;

const LONG = /\/(crash|crash-afterwards|confirm-crash|races|authorisation|contribute|invitations)\.test\.ts$/;

module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => Number(LONG.test(other.path)) - Number(LONG.test(one.path)));
  }
};
