import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { render, screen } from '@testing-library/react';
import { ObjectPicture } from './object-picture.tsx';
import { objectPictures } from './object-pictures.ts';

test.each(Object.entries(objectPictures))('the picture of %s is there', (_, address) => {
  expect(existsSync(fileURLToPath(address))).toBe(true);
});

test('an object is decoration unless it is described', () => {
  render(
    <>
      <ObjectPicture name="llama" />
      <ObjectPicture name="locked" alt="Private" />
    </>,
  );
  expect(screen.getAllByRole('img')).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Private' })).toBeVisible();
});
