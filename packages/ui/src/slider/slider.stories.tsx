import { useState } from 'react';
import { Slider } from './slider.tsx';

export default { title: 'Slider' };

export const Contribution = () => {
  const [dollars, setDollars] = useState(60);
  return (
    <Slider
      label="Your contribution"
      value={dollars}
      min={1}
      max={488}
      valueText={`$${dollars}`}
      onValueChange={setDollars}
      hint={`$${dollars} of $488 to go`}
    />
  );
};
