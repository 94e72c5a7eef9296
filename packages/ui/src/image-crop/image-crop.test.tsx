import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ImageCrop } from './image-crop.tsx';

const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Profile picture'), file);

test('a text file is refused', async () => {
  render(<ImageCrop label="Profile picture" onCrop={() => undefined} />);
  await choose(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Image only')).toBeVisible();
});

test('a picture that is too heavy is refused with the limit', async () => {
  render(<ImageCrop label="Profile picture" maxBytes={2 * 1024 * 1024} onCrop={() => undefined} />);
  await choose(new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'large.png', { type: 'image/png' }));
  expect(await screen.findByText('Image exceeds size limit: 2 MB')).toBeVisible();
});

test('the picker says what it needs', () => {
  render(<ImageCrop label="Profile picture" onCrop={() => undefined} />);
  expect(screen.getByLabelText('Profile picture')).toHaveAccessibleDescription(
    'Drop a picture here, or choose one. Such as a JPG or PNG, at least 300\u00A0x\u00A0300 pixels and at most 10 MB.',
  );
});
