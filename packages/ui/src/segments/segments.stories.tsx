import { useState } from 'react';
import { Segments } from './segments.tsx';

export default { title: 'Segments' };

export const Feed = () => {
  const [shown, setShown] = useState<'everything' | 'wishes' | 'gifts'>('everything');
  return (
    <Segments
      label="Show"
      segments={[
        { value: 'everything', label: 'Everything' },
        { value: 'wishes', label: 'Wishes' },
        { value: 'gifts', label: 'Gifts' },
      ]}
      value={shown}
      onValueChange={setShown}
    />
  );
};
