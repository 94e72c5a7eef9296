import { useState } from 'react';
import { ObjectPicture } from '../object-picture/object-picture.tsx';
import { SwitchField } from './switch-field.tsx';

export default { title: 'Switch field' };

export const Plain = () => {
  const [isOn, setOn] = useState(true);
  return <SwitchField label="Private gift" isOn={isOn} onChange={setOn} />;
};

export const LlamaBucks = () => {
  const [isOn, setOn] = useState(false);
  return (
    <SwitchField
      tone="gold"
      label="Use Llama Bucks"
      hint="You have $25.00. It comes off this order first."
      media={<ObjectPicture name="llama" size={40} />}
      isOn={isOn}
      onChange={setOn}
    />
  );
};

export const Disabled = () => (
  <SwitchField
    label="Show my birthday"
    hint="Add your birthday first"
    isOn={false}
    onChange={() => undefined}
    isDisabled
  />
);
