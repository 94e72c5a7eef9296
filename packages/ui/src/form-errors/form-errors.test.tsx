import { render, screen } from '@testing-library/react';
import { FormErrors } from './form-errors.tsx';

test('what is wrong is announced, and each message leads to its field', () => {
  render(
    <FormErrors
      title="Address is invalid. Please try again."
      errors={[{ fieldId: 'zip', message: 'Please add a postal code' }]}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Address is invalid. Please try again.');
  expect(screen.getByRole('link', { name: 'Please add a postal code' })).toHaveAttribute('href', '#zip');
});

test('nothing is drawn while all is well', () => {
  render(<FormErrors errors={[]} />);
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
