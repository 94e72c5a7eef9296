import { render, screen } from '@testing-library/react';
import { GiftTag } from './gift-tag.tsx';

test('a price can be read on its tag', () => {
  render(<GiftTag>$129.00</GiftTag>);
  expect(screen.getByText('$129.00')).toBeVisible();
});
