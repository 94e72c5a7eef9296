import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { letPicturesBeDrawn } from '@wishbow/testing/drawing';
import { useState } from 'react';
import { PictureField } from './picture-field.tsx';

const photo = new File(['a photo'], 'kiln.png', { type: 'image/png' });
const DRAWN = 'data:image/png;base64,iVBORw0KGgo=';

/** A form that would send what it says. */
function Form({ starting }: { starting?: string }) {
  const [picture, setPicture] = useState<string | undefined>(starting);
  return (
    <>
      <PictureField picture={picture} alt="The wish" onChange={setPicture} error={undefined} />
      <output>{picture ?? 'no picture'}</output>
    </>
  );
}

test('a chosen picture is kept as it stands, before anybody presses "Use image"', async () => {
  const { cuts } = letPicturesBeDrawn(600, 400);
  render(<Form />);
  await userEvent.upload(screen.getByLabelText('Picture'), photo);
  expect(await screen.findByText(DRAWN)).toBeInTheDocument();
  expect(cuts[0]).toEqual([100, 0, 400, 400]);
  expect(screen.getByRole('button', { name: 'Use image' })).toBeInTheDocument();
});

test('somebody who thinks better of a new picture takes it away and is asked for another one', async () => {
  letPicturesBeDrawn(600, 400);
  render(<Form />);
  await userEvent.upload(screen.getByLabelText('Picture'), photo);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove picture' }));
  expect(screen.getByText('no picture')).toBeInTheDocument();
  expect(screen.getByLabelText('Picture')).toHaveAttribute('type', 'file');
});

test('somebody who has begun to cut another picture can still keep the old one', async () => {
  letPicturesBeDrawn(600, 400);
  render(<Form starting="/media/clay.png" />);
  await userEvent.click(screen.getByRole('button', { name: 'Replace picture' }));
  expect(screen.getByText('/media/clay.png')).toBeInTheDocument();
  await userEvent.upload(screen.getByLabelText('Picture'), photo);
  expect(await screen.findByText(DRAWN)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Keep picture' }));
  expect(screen.getByText('/media/clay.png')).toBeInTheDocument();
  expect(screen.queryByLabelText('Picture')).not.toBeInTheDocument();
});
