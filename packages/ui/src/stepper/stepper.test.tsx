import { render, screen } from '@testing-library/react';
import { Stepper } from './stepper.tsx';

test('a person hears what is done and where they are', () => {
  render(<Stepper label="Checkout steps" steps={['Shipping', 'Notes', 'Payment', 'Review']} current={2} />);
  const steps = screen.getAllByRole('listitem');
  expect(steps.map((step) => step.textContent)).toEqual(['Shipping, done', 'Notes, done', '3Payment', '4Review']);
  expect(screen.getByText('Payment')).toHaveAttribute('aria-current', 'step');
});
