import { daysBefore } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { claimRows } from './orders/claim-rows.ts';
import { personId } from './people.ts';
import { wishId } from './wishes.ts';

/** One unit of a wish from elsewhere on the web that its giver bought there. */
export type DemoClaim = {
  id: string;
  wishId: string;
  giverId: string;
  quantity: 1;
  message: string;
  isPrivate: boolean;
  createdAt: Date;
};

/** Gifts that moved no money through the site. */
export const demoClaims = (now: Date): DemoClaim[] =>
  claimRows.map(({ wish, giver, daysAgo, message = '', isPrivate = false }) => ({
    id: demoId('claim', `${wish}/${giver}`),
    wishId: wishId(wish),
    giverId: personId(giver),
    quantity: 1,
    message,
    isPrivate,
    createdAt: daysBefore(now, daysAgo),
  }));
