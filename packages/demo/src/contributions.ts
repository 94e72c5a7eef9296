import { type Cents, cents } from '@wishbow/domain/money';
import { daysBefore, hours, minutes } from './demo-clock.ts';
import { demoId } from './demo-id.ts';
import { contributionRows } from './orders/contribution-rows.ts';
import { personId } from './people.ts';
import { wishId } from './wishes.ts';

export type DemoContribution = {
  id: string;
  wishId: string;
  giverId: string;
  amountCents: Cents;
  isPrivate: boolean;
  createdAt: Date;
};

/** Days from the first to the last contribution of a fund; the others came evenly in between. */
const COLLECTING_DAYS = 24;
/** Days ago of the latest contribution, where the feed or a payout tells of it. */
const LAST_DAYS_AGO: Readonly<Record<string, number>> = {
  'maya/Kiln for the studio': hours(3),
  'samira/Two weeks in Lisbon': minutes(40),
  'astrid/Two-seat sofa': 1.1,
  'gurpreet/Kayak for two': 6,
  'june/Piano lessons': 26.5,
};

const contributedDaysAgo = (fund: string, index: number, count: number): number => {
  const last = LAST_DAYS_AGO[fund] ?? 2;
  return last + COLLECTING_DAYS * (1 - (index + 1) / count);
};

/** Everything that was chipped in, fund by fund and oldest first; each person gave to a fund once. */
export const demoContributions = (now: Date): DemoContribution[] =>
  contributionRows.flatMap(({ fund, given, isPrivateFor = [] }) =>
    given.map(([giver, dollars], index) => ({
      id: demoId('contribution', `${fund}/${giver}`),
      wishId: wishId(fund),
      giverId: personId(giver),
      amountCents: cents(dollars * 100),
      isPrivate: isPrivateFor.includes(giver),
      createdAt: daysBefore(now, contributedDaysAgo(fund, index, given.length)),
    })),
  );
