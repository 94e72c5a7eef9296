import { readFileSync } from 'node:fs';
import path from 'node:path';
import { documents, documentsFolder } from './documents.ts';

const written = documents();

test.each(Object.keys(written))('docs/platform/%s is what the contracts and the sources make: npm run docs', (file) => {
  expect(readFileSync(path.join(documentsFolder, file), 'utf8')).toBe(written[file]);
});

test('a modal is told with what it takes, what it gives, who opens it and what it is for', () => {
  const [row] = (written['modals.md'] ?? '').split('\n').filter((line) => line.startsWith('| `checkout.giftItem`'));
  expect(row?.split(/(?<!\\)\|/).map((cell) => cell.trim())).toEqual([
    '',
    '`checkout.giftItem`',
    '`mf-checkout`',
    expect.stringMatching(/^`\{ wish: \{ id: string, .*price: integer.* \} \}`$/),
    '`{ orderId: string }`',
    'mf-wishlists',
    'Checkout of one catalogue wish. Completed once the order is accepted.',
    '',
  ]);
});
