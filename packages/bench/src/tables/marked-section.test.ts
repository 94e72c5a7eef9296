import { withSection } from './marked-section.ts';

const document = `# Figures

<!-- bench:wishlists -->

old

<!-- /bench:wishlists -->

Words about them.

<!-- bench:pages -->
<!-- /bench:pages -->
`;

test('new figures take the place of the old ones, and the words around them stay', () => {
  expect(withSection(document, 'wishlists', 'new')).toBe(document.replace('old', 'new'));
});

test('the first figures find their place too', () => {
  expect(withSection(document, 'pages', 'new')).toContain('<!-- bench:pages -->\n\nnew\n\n<!-- /bench:pages -->');
});

test('figures without a place are not lost silently', () => {
  expect(() => withSection(document, 'search', 'new')).toThrow(
    'the document has no place between <!-- bench:search --> and <!-- /bench:search -->',
  );
});
