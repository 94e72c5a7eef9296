import { reasonsFor } from './report-reasons.ts';

test('a person may be said to pretend to be somebody else, a comment may not', () => {
  expect(reasonsFor('person')).toEqual(['spam', 'harassment', 'offensive', 'impersonation', 'illegal', 'other']);
  expect(reasonsFor('comment')).toEqual(['spam', 'harassment', 'offensive', 'illegal', 'other']);
  expect(reasonsFor('wish')).toEqual(['spam', 'harassment', 'offensive', 'illegal', 'other']);
});
