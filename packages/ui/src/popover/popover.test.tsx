import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './popover.tsx';

test('a person opens it by its button and leaves with Escape', async () => {
  render(
    <Popover label="Notifications" trigger={<button type="button">Bell</button>}>
      No notifications
    </Popover>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Bell' }));
  expect(await screen.findByRole('dialog', { name: 'Notifications' })).toHaveTextContent('No notifications');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
