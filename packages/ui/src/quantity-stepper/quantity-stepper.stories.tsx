import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

export default { title: 'Quantity stepper' };

export const Medium = () => {
  const [count, setCount] = useState(2);
  return <QuantityStepper label="Quantity" value={count} onValueChange={setCount} />;
};

export const Small = () => {
  const [count, setCount] = useState(1);
  return (
    <QuantityStepper label="Quantity of Cast teapot" value={count} onValueChange={setCount} size="small" max={3} />
  );
};
