import { profilesContract } from '@wishbow/contracts/accounts-contract';
import { earlyCall, type FirstViews, fromAddress } from '@wishbow/contracts/first-view';

/** What a profile shows of us first: its head. */
export const firstViews: FirstViews = {
  profile: {
    calls: [earlyCall(profilesContract.getViewedUser, { body: { username: fromAddress('username') } })],
    slots: ['social.profileHeader'],
  },
};
