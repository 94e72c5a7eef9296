import { splitLinkedWords } from './linked-words.ts';

test('a text is cut around hashtags and people, and keeps every character', () => {
  expect(splitLinkedWords('@theo_l, see #Sage 🏺 (@maya_okafor)')).toEqual([
    { text: '@theo_l', username: 'theo_l' },
    { text: ', see ' },
    { text: '#Sage', tag: 'sage' },
    { text: ' 🏺 (' },
    { text: '@maya_okafor', username: 'maya_okafor' },
    { text: ')' },
  ]);
});

test.each(['mail maya@mailbox.example', 'https://shop.example/@maya', '@@maya', '@', '@naïve', `@${'a'.repeat(31)}`])(
  '%s names nobody',
  (text) => {
    expect(splitLinkedWords(text)).toEqual([{ text }]);
  },
);
