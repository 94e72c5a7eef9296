import { render } from '@testing-library/react';
import { CountBadge } from './count-badge.tsx';

test.each([
  [1, '1'],
  [9, '9'],
  [10, '9+'],
])('%d new things read %s', (count, text) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container).toHaveTextContent(text);
});

test('nothing new shows nothing', () => {
  const { container } = render(<CountBadge count={0} />);
  expect(container).toBeEmptyDOMElement();
});
