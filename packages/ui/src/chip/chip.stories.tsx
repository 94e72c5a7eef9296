import { useState } from 'react';
import { ObjectPicture } from '../object-picture/object-picture.tsx';
import { Chip } from './chip.tsx';

export default { title: 'Chip' };

export const Categories = () => {
  const [category, setCategory] = useState('Everything');
  return (
    <>
      <Chip isSelected={category === 'Everything'} onClick={() => setCategory('Everything')}>
        Everything
      </Chip>
      <Chip
        isSelected={category === 'Kitchen'}
        onClick={() => setCategory('Kitchen')}
        media={<ObjectPicture name="teapot" size={20} />}
      >
        Kitchen
      </Chip>
      <Chip
        isSelected={category === 'Plants'}
        onClick={() => setCategory('Plants')}
        media={<ObjectPicture name="potted-plant" size={20} />}
      >
        Plants
      </Chip>
      <Chip isSelected={false} onClick={() => undefined} isDisabled>
        Sold out
      </Chip>
    </>
  );
};
