import { hashtagsOf, splitHashtags } from './hashtags.ts';

test.each([
  ['For the #kiln, please', ['kiln']],
  ['#Kiln and #kiln are one', ['kiln']],
  ['#café #日本 #год_2026 #हिन्दी', ['café', '日本', 'год_2026', 'हिन्दी']],
  ['(#sage)\n#size_M!', ['sage', 'size_m']],
  ['no tag in c# or a#b, in ## or # alone', []],
  ['https://shop.example/#reviews &#39; is none either', []],
])('%s', (text, tags) => {
  expect(hashtagsOf(text)).toEqual(tags);
});

test('a decomposed accent names the same tag as a composed one', () => {
  expect(hashtagsOf('#cafe\u0301 #caf\u00e9')).toEqual(['caf\u00e9']);
});

test('a text is cut around its hashtags and keeps every character', () => {
  expect(splitHashtags('Any #Sage 🏺 one')).toEqual([
    { text: 'Any ' },
    { text: '#Sage', tag: 'sage' },
    { text: ' 🏺 one' },
  ]);
  expect(splitHashtags('')).toEqual([]);
});
