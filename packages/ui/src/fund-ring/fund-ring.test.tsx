import { render, screen } from '@testing-library/react';
import { FundRing } from './fund-ring.tsx';

test.each([
  [45.8, '45%'],
  [99.9, '99%'],
  [100, '100%'],
  [112, '100%'],
  [-3, '0%'],
])('a fund at %d reads %s', (percent, text) => {
  render(<FundRing percent={percent} />);
  expect(screen.getByText(text)).toBeVisible();
});
