import { useState } from 'react';
import { VariantPicker } from './variant-picker.tsx';

export default { title: 'Variant picker' };

export const Colors = () => {
  const [color, setColor] = useState('grey');
  return (
    <VariantPicker
      label="Color"
      value={color}
      onValueChange={setColor}
      options={[
        { value: 'grey', label: 'Cloud grey', color: '#dcd5dc' },
        { value: 'sage', label: 'Sage', color: '#5aa88c' },
        { value: 'ink', label: 'Ink', color: '#3a3338' },
      ]}
    />
  );
};

export const Sizes = () => {
  const [size, setSize] = useState('m');
  return (
    <VariantPicker
      label="Size"
      value={size}
      onValueChange={setSize}
      options={[
        { value: 's', label: 'Small', caveat: 'not in Sage' },
        { value: 'm', label: 'Medium' },
        { value: 'l', label: 'Large', isDisabled: true },
      ]}
    />
  );
};
