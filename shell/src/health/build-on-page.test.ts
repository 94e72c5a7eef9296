import { buildInStack } from './build-on-page.ts';

const shell = 'at callApi (http://localhost:3000/assets/5f0c/main.js:1:900)';
const social = 'at like (http://localhost:3000/_mf/mf-social/a1b2/page-users.5e.js:1:20)';

test.each([
  ['in its own chunk', social, { part: 'mf-social', build: 'a1b2' }],
  ['in the shell on behalf of a part', `Error: no\n${shell}\n${social}`, { part: 'mf-social', build: 'a1b2' }],
  ['in the shell alone', shell, { part: 'shell', build: '5f0c' }],
  ['of a browser extension', 'at chrome-extension://abcdef/content.js:3:4', undefined],
  ['of no part we have', 'at http://localhost:3000/_mf/mf-gossip/1/x.js', undefined],
])('an error %s is told of whoever it is of', (_where, stack, expected) => {
  expect(buildInStack(stack)).toEqual(expected);
});
