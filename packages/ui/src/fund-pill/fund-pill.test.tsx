import { render } from '@testing-library/react';
import { FundPill } from './fund-pill.tsx';

test('a fund tells how far it is', () => {
  const { container } = render(<FundPill percent={46} raised="$412" goal="$900" />);
  expect(container).toHaveTextContent('46%$412 of $900');
});
