import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tooltip } from './tooltip.tsx';

test('the explanation appears for those who come by keyboard', async () => {
  render(
    <Tooltip text="Please report errors">
      <button type="button">beta</button>
    </Tooltip>,
  );
  expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'beta' })).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Please report errors');
});
