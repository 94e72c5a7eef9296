import { fireEvent, render, screen } from '@testing-library/react';
import { Slider } from './slider.tsx';

test('a person moves the value between its ends', () => {
  const values: number[] = [];
  render(
    <Slider
      label="Your contribution"
      value={60}
      min={1}
      max={488}
      valueText="$60"
      onValueChange={(value) => values.push(value)}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Your contribution' });
  expect(slider).toHaveAttribute('aria-valuetext', '$60');
  fireEvent.change(slider, { target: { value: '100' } });
  expect(values).toEqual([100]);
});
