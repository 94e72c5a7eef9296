import { screen } from '@testing-library/react';
import { type ExposedModules, installHost } from '@wishbow/platform/shell';
import { renderPage } from '@wishbow/testing/render-page';
import { LateSlot } from './late-slot.tsx';

const exposed: ExposedModules = {
  './modals': { default: {} },
  './slots': {
    default: { 'social.notificationBell': async () => ({ default: () => <button type="button">Bell</button> }) },
  },
};

test('whoever has got to the bell by the keyboard stands at what takes its place', async () => {
  const placeholder = <a href="/notifications">Notifications</a>;
  const person = renderPage(<LateSlot name="social.notificationBell" props={{}} placeholder={placeholder} />);
  installHost({ loadExpose: async (_part, expose) => exposed[expose], reportFailure: () => undefined });
  await person.tab();
  expect(await screen.findByRole('button', { name: 'Bell' })).toHaveFocus();
});
