import { render, screen } from '@testing-library/react';
import { Toast } from '../toast/toast.tsx';
import { ToastStack } from './toast-stack.tsx';

const messages = () => screen.getByRole('region', { name: 'Messages' });

test('the place for messages is there before the first one, so that it is read aloud', () => {
  const { rerender } = render(<ToastStack />);
  const place = messages();
  expect(place).toHaveAttribute('aria-live', 'polite');
  expect(place).toBeEmptyDOMElement();
  rerender(
    <ToastStack>
      <Toast text="Followed Theo" />
    </ToastStack>,
  );
  expect(messages()).toBe(place);
  expect(place).toHaveTextContent('Followed Theo');
});
