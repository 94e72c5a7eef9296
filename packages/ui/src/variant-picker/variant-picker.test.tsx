import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { VariantPicker } from './variant-picker.tsx';

function Color() {
  const [color, setColor] = useState('grey');
  return (
    <VariantPicker
      label="Color"
      value={color}
      onValueChange={setColor}
      options={[
        { value: 'grey', label: 'Cloud grey', color: '#ddd' },
        { value: 'sage', label: 'Sage', color: '#5a8' },
      ]}
    />
  );
}

test('a person picks a colour by its name and reads which it is', async () => {
  render(<Color />);
  expect(screen.getByRole('radio', { name: 'Cloud grey' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Sage' }));
  expect(screen.getByRole('radio', { name: 'Sage' })).toBeChecked();
  expect(screen.getByRole('group', { name: 'Color: Sage' })).toBeVisible();
});

test('what does not go with the other choices says so and can still be picked', async () => {
  const picked = jest.fn();
  render(
    <VariantPicker
      label="Size"
      value="m"
      onValueChange={picked}
      options={[
        { value: 'm', label: 'Medium' },
        { value: 'l', label: 'Large', caveat: 'not in Sage' },
      ]}
    />,
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Large, not in Sage' }));
  expect(picked).toHaveBeenCalledWith('l');
});
