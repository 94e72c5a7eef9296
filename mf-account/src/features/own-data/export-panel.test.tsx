import { screen, waitFor } from '@testing-library/react';
import { dataExportContract } from '@wishbow/contracts/data-export-contract';
import { aCart } from '@wishbow/testing/builders/cart';
import { aNotificationSettings } from '@wishbow/testing/builders/notification-settings';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { ExportPanel } from './export-panel.tsx';

const site = mockSite();

/** What the browser was given to download. */
let files: { name: string; text: Promise<string> }[];
beforeEach(() => {
  files = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    blobs.set('blob:export', blob);
    return 'blob:export';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    files.push({ name: this.download, text: blobs.get(this.href)?.text() ?? Promise.resolve('') });
  };
});

test('a person downloads what the site holds of them', async () => {
  const maya = aSignedInPerson();
  const body = {
    exported_at: '2026-11-28T12:00:00.000Z',
    account: maya,
    sessions: [],
    followers: [],
    following: [],
    wish_lists: [],
    orders: [],
    cart: aCart(),
    gifts: { received: [], given: [] },
    custom_gifts: [],
    contributions: [],
    comments: [],
    likes: [],
    llama_bucks: [],
    notification_settings: aNotificationSettings(),
    activities: { orders: [], others: [] },
  };
  site.answer(dataExportContract, { exportData: { status: 200, body } });
  const person = renderPage(<ExportPanel username="maya_okafor" />, { at: '/account', as: maya });
  await person.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Your data is in your downloads']));
  expect(files[0]?.name).toBe('wishbow-maya_okafor.json');
});

test('where a service is away nothing is downloaded, and the person is told', async () => {
  const body = { code: 'too_many_tries', message: 'Too many tries. Please wait a few minutes.' };
  site.answer(dataExportContract, { exportData: { status: 429, body } });
  const person = renderPage(<ExportPanel username="maya_okafor" />, { at: '/account', as: aSignedInPerson() });
  await person.click(screen.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(toastTexts()).toEqual(['Too many tries. Please wait a few minutes.']));
  expect(files).toEqual([]);
});
