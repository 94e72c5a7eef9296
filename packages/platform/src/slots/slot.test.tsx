import { act, render, screen, waitFor } from '@testing-library/react';
import { slotContracts } from '@wishbow/contracts/slots';
import { type ExposedModules, installHost, type PartFailure } from '../host.ts';
import { navigate } from '../router/browser-location.ts';
import { defineSlots } from './define-slots.tsx';
import { loadSlot, Slot } from './slot.tsx';

const {
  'social.notificationBell': notificationBell,
  'social.peopleSearch': peopleSearch,
  'social.profileHeader': profileHeader,
} = slotContracts;
let failures: PartFailure[];
let isOwnerDown: boolean;

const exposed: ExposedModules = {
  './modals': { default: {} },
  './slots': {
    default: defineSlots(
      'social',
      { 'social.peopleSearch': peopleSearch, 'social.profileHeader': profileHeader },
      {
        'social.peopleSearch': async () => ({ default: () => <span>Search</span> }),
        'social.profileHeader': async () => ({ default: ({ username }) => <p>Header of {username}</p> }),
      },
    ),
  },
};

beforeEach(() => {
  failures = [];
  isOwnerDown = false;
  installHost({
    reportFailure: (failure) => failures.push(failure),
    loadExpose: async (_part, expose) => {
      if (isOwnerDown) throw new Error('the part is down');
      return exposed[expose];
    },
  });
});

const profile = (standIn?: string) => (
  <main>
    <h1>Profile</h1>
    <Slot name="social.profileHeader" props={{ username: 'ada' }} placeholder={<p>Coming</p>} standIn={standIn} />
  </main>
);

/** React tells the root's owner what a boundary has caught; the shell and defineApp keep that off the console, as here. */
const quietly = { onCaughtError: () => undefined };

test('another part fills the place, and the place names its owner', async () => {
  render(profile());
  expect(screen.getByText('Coming')).toBeInTheDocument();
  expect((await screen.findByText('Header of ada')).closest('[data-owner]')).toHaveAttribute('data-owner', 'mf-social');
});

test('a slot of a part that is down is absent, reported, and the page goes on; the next visit tries again', async () => {
  isOwnerDown = true;
  const { unmount } = render(<Slot name="social.peopleSearch" props={{ placement: 'bar' }} />, quietly);
  await waitFor(() =>
    expect(failures).toMatchObject([{ owner: 'mf-social', failureClass: 'regular', what: 'social.peopleSearch' }]),
  );
  unmount();
  isOwnerDown = false;
  render(<Slot name="social.peopleSearch" props={{ placement: 'bar' }} />);
  expect(await screen.findByText('Search')).toBeInTheDocument();
});

test('an essential slot has a stand-in', async () => {
  isOwnerDown = true;
  render(<Slot name="social.notificationBell" props={{}} standIn="Notifications" />, quietly);
  expect(await screen.findByText('Notifications')).toBeInTheDocument();
  expect(failures).toMatchObject([{ failureClass: 'essential' }]);
});

test('a slot that was fetched before is drawn at once, with no placeholder in between', async () => {
  await loadSlot('social.profileHeader');
  render(profile());
  expect(screen.getByText('Header of ada')).toBeInTheDocument();
});

test('a slot that was asked for on the page before and fails on this one is asked for once more, and only once', async () => {
  const arrival = Promise.withResolvers<void>();
  const broken = () => {
    throw new Error('thrown on demand');
  };
  let askedCount = 0;
  installHost({
    reportFailure: (failure) => failures.push(failure),
    loadExpose: async () => {
      askedCount += 1;
      if (askedCount === 1) await arrival.promise;
      return {
        default: defineSlots(
          'social',
          { 'social.notificationBell': notificationBell },
          { 'social.notificationBell': async () => ({ default: broken }) },
        ),
      };
    },
  });
  render(<Slot name="social.notificationBell" props={{}} />, quietly);
  act(() => navigate('/another-page'));
  arrival.resolve();
  await waitFor(() => expect(failures).toHaveLength(2));
  expect(askedCount).toBe(2);
});
