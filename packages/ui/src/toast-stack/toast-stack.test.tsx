import { render, screen, within } from '@testing-library/react';
import { Toast } from '../toast/toast.tsx';
import { ToastStack } from './toast-stack.tsx';

test('messages can be found in one place', () => {
  render(
    <ToastStack>
      <Toast text="Followed Theo" />
    </ToastStack>,
  );
  expect(within(screen.getByRole('region', { name: 'Messages' })).getByRole('status')).toHaveTextContent(
    'Followed Theo',
  );
});
