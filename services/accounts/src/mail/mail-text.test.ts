import { mailMarkup } from './mail-markup.ts';
import { mailText } from './mail-text.ts';

const words = {
  subject: 'A gift for <you> & yours',
  heading: 'Something is on its way',
  paragraphs: ['Theo sent you "a kiln".'],
  action: { label: 'See it', url: 'https://wishbow.example/gifts?a=1&b=2' },
  footnote: 'This mail came because of something that happened at Wishbow.',
  unsubscribeUrl: null,
};

test('somebody whose mail program shows plain text reads the same words', () => {
  expect(mailText(words)).toBe(`Something is on its way

Theo sent you "a kiln".

See it:
https://wishbow.example/gifts?a=1&b=2

--
Wishbow. This mail came because of something that happened at Wishbow.
`);
});

test('markup in what people are called stays text', () => {
  const markup = mailMarkup(words);
  expect(markup).toContain('<title>A gift for &lt;you&gt; &amp; yours</title>');
  expect(markup).toContain('href="https://wishbow.example/gifts?a=1&amp;b=2"');
  expect(markup).toContain('Theo sent you &quot;a kiln&quot;.');
});

test('a mail that can be switched off says where', () => {
  const written = { ...words, unsubscribeUrl: 'https://wishbow.example/account?tab=notifications' };
  expect(mailText(written)).toContain(
    'Unsubscribe from mails like this:\nhttps://wishbow.example/account?tab=notifications',
  );
  expect(mailMarkup(written)).toContain('>Unsubscribe from mails like this</a>');
});

test('what a mail lists leads somewhere, in markup and in plain text, and its first words stand beside the subject', () => {
  const digest = {
    ...words,
    paragraphs: [],
    entries: [
      { text: 'Theo <3 commented on your wish', note: 'Size up!', url: 'https://wishbow.example/item?id=1' },
      { text: 'Priya wants to follow you', note: null, url: 'https://wishbow.example/notifications' },
    ],
  };
  expect(mailText(digest)).toContain(`* Theo <3 commented on your wish
  Size up!
  https://wishbow.example/item?id=1

* Priya wants to follow you
  https://wishbow.example/notifications`);
  const markup = mailMarkup(digest);
  expect(markup).toMatch(
    /<a href="https:\/\/wishbow\.example\/item\?id=1"[^>]*>Theo &lt;3 commented on your wish<\/a>/,
  );
  expect(markup).toContain('overflow:hidden">Theo &lt;3 commented on your wish&#847;');
  expect(mailMarkup(words)).toContain('overflow:hidden">Theo sent you &quot;a kiln&quot;.&#847;');
});
