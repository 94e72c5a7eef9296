import type { NonOrderActivity, OrderActivity } from '@wishbow/contracts/activities';
import { activitiesContract } from '@wishbow/contracts/activities-contract';
import { canSeeGiver } from '@wishbow/domain/visibility';
import {
  findSeenWish,
  followOf,
  listOf,
  seesList,
  summaryById,
  wishlistSeen,
  wishOnPage,
} from '@wishbow/testing/world/looking';
import { mocked } from '@wishbow/testing/world/part-mocks';
import type { ActivityRow, World } from '@wishbow/testing/world/world';
import type * as z from 'zod';

type Only = 'nonOrder' | 'order' | null | undefined;
const PAGE = 20;

/** What people did lately. */
export const activitiesMocks = mocked(activitiesContract, (world) => ({
  getRecentActivities: ({ body }) => {
    const rows = world.activities.filter(({ by }) => followOf(world, world.viewerId, by)?.approved);
    return told(world, rows, body.cursor, body.only);
  },
  getWallActivities: ({ body }) =>
    told(
      world,
      world.activities.filter(({ by }) => by === world.viewerId),
      body.cursor,
    ),
}));

/** A page is named by how many were told before it. */
function told(world: World, rows: ActivityRow[], cursor: string | null | undefined, only?: Only) {
  const start = Number(cursor ?? 0);
  const page = rows.slice(start, start + PAGE);
  return {
    status: 200,
    body: {
      nonOrderActivities: only === 'order' ? [] : page.flatMap((row) => nonOrder(world, row) ?? []),
      orderActivities: only === 'nonOrder' ? [] : page.flatMap((row) => order(world, row) ?? []),
      next_cursor: rows.length > start + PAGE ? String(start + PAGE) : null,
    },
  } as const;
}

const who = (world: World, row: ActivityRow) => ({ id: row.id, user: summaryById(world, row.by), created_at: row.at });

function seenItem(world: World, { wishId }: ActivityRow) {
  const wish = wishId ? findSeenWish(world, wishId) : undefined;
  return wish && wishOnPage(world, wish);
}

function nonOrder(world: World, row: ActivityRow): z.input<typeof NonOrderActivity> | undefined {
  const { kind } = row;
  if (kind === 'wishlist_created') return listBegun(world, row);
  if (kind === 'wish_gifted' || kind === 'fund_contributed') return undefined;
  const item = seenItem(world, row);
  if (!item) return undefined;
  if (kind !== 'wish_commented') return { ...who(world, row), kind, item };
  const comment = world.comments.find(({ id }) => id === row.commentId);
  return comment && { ...who(world, row), kind, item, comment: { id: comment.id, comment: comment.text } };
}

function listBegun(world: World, row: ActivityRow): z.input<typeof NonOrderActivity> | undefined {
  const list = row.listId ? listOf(world, row.listId) : undefined;
  if (!list || !seesList(world, list)) return undefined;
  return { ...who(world, row), kind: 'wishlist_created', wishlist: wishlistSeen(world, list) };
}

function order(world: World, row: ActivityRow): z.input<typeof OrderActivity> | undefined {
  const { kind, isPrivate } = row;
  const item = kind === 'wish_gifted' || kind === 'fund_contributed' ? seenItem(world, row) : undefined;
  if (!item || (kind !== 'wish_gifted' && kind !== 'fund_contributed')) return undefined;
  const isTold = canSeeGiver(world.viewerId ?? undefined, { isPrivate, buyerId: row.by, recipientId: item.user.id });
  return isTold ? { ...who(world, row), kind, item, private: isPrivate } : undefined;
}
