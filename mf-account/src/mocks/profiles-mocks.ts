import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { dataExportContract } from '@wishbow/contracts/data-export-contract';
import { notFound, unauthenticated } from '@wishbow/contracts/problem';
import { canSeeAddress, canSeeBirthday, isBlocked, isOwner } from '@wishbow/domain/visibility';
import {
  findByUsername,
  followersOf,
  followOf,
  instantNow,
  meOf,
  seesProfile,
  summaryOf,
  viewingOf,
} from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { PersonRow, World } from '@wishbow/testing/world/world';

/** What the BFF composes. */
export const profilesMocks = mocked(profilesContract, (world) => ({
  getMe: () => {
    const me = meOf(world);
    return me ? { status: 200, body: { data: me } } : { status: 401, body: unauthenticated };
  },
  getViewedUser: ({ body }) => {
    const person = findByUsername(world, body.username);
    return person ? { status: 200, body: { user: viewed(world, person) } } : { status: 404, body: notFound };
  },
}));

/** The copy of one's data. Of orders, cart and gifts it holds nothing: those belong to the other parts. */
export const dataExportMocks = mocked(dataExportContract, (world) => ({
  exportData: () => {
    const account = meOf(world);
    if (!account) return { status: 401, body: unauthenticated };
    const quote = { subtotalCents: 0, shippingCents: 0, processingFeeCents: 0, creditCents: 0, totalCents: 0 };
    return {
      status: 200,
      body: {
        exported_at: instantNow(),
        account,
        sessions: world.sessions,
        followers: [],
        following: [],
        wish_lists: [],
        orders: [],
        cart: { version: 0, cart_items: [], parcels: [], quote: { ...quote, creditBalanceCents: 0 }, obstacle: null },
        gifts: { received: [], given: [] },
        custom_gifts: [],
        contributions: [],
        comments: [],
        likes: [],
        llama_bucks: world.creditEntries,
        notification_settings: world.notificationSettings,
        activities: { orders: [], others: [] },
      },
    };
  },
}));

const requestsOf = (world: World, id: string) => world.follows.filter(({ to, approved }) => to === id && !approved);

function viewed(world: World, person: PersonRow) {
  const viewing = viewingOf(world, person.id);
  const privacy = {
    isPrivate: person.settings.private,
    showsBirthday: person.settings.show_birthday,
    addressSharing: person.settings.show_address,
  };
  const isVisible = seesProfile(world, person);
  const isAddressApproved = canSeeAddress(viewing, privacy);
  const row = followOf(world, world.viewerId, person.id);
  const following = world.follows.filter(({ from, approved }) => from === person.id && approved);
  return {
    ...summaryOf(person),
    lastName: person.lastName,
    isFollowed: row?.approved ?? false,
    isAddressApproved,
    isVisible,
    isBlocked: isBlocked(viewing),
    relationship: row
      ? {
          id: row.id,
          approved: row.approved,
          address_request_approved: row.address,
          birthday_reminder: row.birthdayReminder,
        }
      : null,
    details: {
      avatar: person.avatar,
      bio: isVisible ? person.bio : null,
      birthday: canSeeBirthday(viewing, privacy) ? person.birthday : null,
      wrapping_paper: person.wrappingPaper,
      address: isAddressApproved ? person.address : null,
      followers: isVisible ? followersOf(world, person.id).length : null,
      following: isVisible ? following.length : null,
      requested_followers: isOwner(viewing) ? requestsOf(world, person.id).length : null,
    },
    settings: { private: person.settings.private, show_address: person.settings.show_address },
  };
}
