import { decodeEntities } from './html-entities.ts';

test.each([
  ['Salt &amp; pepper', 'Salt & pepper'],
  ['It&#39;s &quot;the tall one&quot;', 'It\'s "the tall one"'],
  ['caf&#xe9; &#127858;', 'café 🍲'],
  ['&lt;b&gt;not bold&lt;/b&gt;', '<b>not bold</b>'],
  ['&amp;lt;script&amp;gt;', '&lt;script&gt;'],
  ['&unknown; & alone &#; &#0; &#xd800; &#1114112;', '&unknown; & alone &#; &#0; &#xd800; &#1114112;'],
])('%s reads %s', (text, decoded) => {
  expect(decodeEntities(text)).toBe(decoded);
});
