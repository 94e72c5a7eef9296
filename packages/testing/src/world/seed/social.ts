import type { Notification } from '@wishbow/contracts/notifications';
import type * as z from 'zod';
import { idOf } from '../../builders/ids.ts';
import { aNotification } from '../../builders/notification.ts';
import { summaryOf, theOne } from '../looking.ts';
import type { ActivityRow, CommentRow, LikeRow, PersonRow, RecommendationRow } from '../world.ts';
import { hoursBefore } from './moments.ts';
import { JUNE, MAYA, NOOR, THEO } from './people.ts';
import { productIdOf } from './products.ts';

const numbered = (prefix: string, number: number) => `${prefix}${number.toString(16).padStart(20, '0')}`;

export const seedLikes = (): LikeRow[] =>
  [
    { by: THEO, kind: 'wish' as const, thingId: idOf('wish', 1) },
    { by: JUNE, kind: 'wish' as const, thingId: idOf('wish', 1) },
    { by: MAYA, kind: 'wish' as const, thingId: idOf('wish', 6) },
    { by: THEO, kind: 'comment' as const, thingId: numbered('c0de', 1) },
    { by: JUNE, kind: 'item' as const, thingId: productIdOf(2) },
  ].map((like, index) => ({ id: numbered('11ce', index + 1), ...like }));

export function seedComments(now: Date): CommentRow[] {
  const said = (number: number, by: string, text: string, hours: number, answerTo: number | null = null) => ({
    id: numbered('c0de', number),
    by,
    wishId: idOf('wish', 1),
    productId: null,
    answerTo: answerTo === null ? null : numbered('c0de', answerTo),
    text,
    at: hoursBefore(now, hours),
    isEdited: false,
  });
  return [
    said(1, THEO, 'Going halves on this with anyone?', 30),
    said(2, JUNE, 'I am in.', 28, 1),
    said(3, MAYA, 'You are the best, both of you.', 20, 1),
    said(4, NOOR, 'They are worth every cent.', 8),
  ];
}

export function seedActivities(now: Date): ActivityRow[] {
  const done = (
    number: number,
    by: string,
    kind: ActivityRow['kind'],
    hours: number,
    about: Partial<ActivityRow> = {},
  ): ActivityRow => ({
    id: numbered('ac70', number),
    by,
    kind,
    wishId: idOf('wish', 6),
    listId: null,
    commentId: null,
    isPrivate: false,
    at: hoursBefore(now, hours),
    ...about,
  });
  return [
    done(1, THEO, 'wish_added', 2),
    done(2, THEO, 'wish_commented', 8, { wishId: idOf('wish', 1), commentId: numbered('c0de', 1) }),
    done(3, JUNE, 'wish_liked', 12, { wishId: idOf('wish', 1) }),
    done(4, THEO, 'wishlist_created', 40, { wishId: null, listId: idOf('wishlist', 4) }),
    done(5, JUNE, 'wish_recommended', 50),
    done(6, JUNE, 'wish_gifted', 60, { wishId: idOf('wish', 3) }),
    done(7, THEO, 'fund_contributed', 70, { wishId: idOf('wish', 5) }),
    done(8, MAYA, 'wish_added', 90, { wishId: idOf('wish', 1) }),
    done(9, MAYA, 'wish_gifted', 95, { wishId: idOf('wish', 6) }),
  ];
}

export const seedRecommendations = (): RecommendationRow[] => [
  {
    id: numbered('4ec0', 1),
    from: THEO,
    to: MAYA,
    wishId: idOf('wish', 8),
    productId: null,
    message: 'You would frame it better than I do.',
  },
  { id: numbered('4ec0', 2), from: JUNE, to: MAYA, wishId: null, productId: productIdOf(8), message: '' },
];

type NotificationRow = z.input<typeof Notification> & { readonly userId: string };

/** News for Maya: some to answer, some to read. */
export function seedNotifications(now: Date, people: readonly PersonRow[]): NotificationRow[] {
  const news = (number: number, hours: number, told: Parameters<typeof aNotification>[0], from?: string) => ({
    ...aNotification({
      ...told,
      id: idOf('notification', number),
      created_at: hoursBefore(now, hours),
      from_user: from
        ? summaryOf(
            theOne(
              people.find(({ id }) => id === from),
              from,
            ),
          )
        : null,
    }),
    userId: MAYA,
  });
  return [
    news(1, 1, { kind: 'follow_requested', text: 'asked to follow you', url: '?requested', awaits_answer: true }, NOOR),
    news(
      2,
      5,
      { kind: 'address_requested', text: 'asked for your address', url: '?requested', awaits_answer: true },
      JUNE,
    ),
    news(
      3,
      20,
      { kind: 'wish_liked', text: 'likes your wish Over-ear headphones', url: `/?item=${idOf('wish', 1)}` },
      THEO,
    ),
    news(
      4,
      30,
      {
        kind: 'comment_added',
        text: 'said something of Over-ear headphones',
        url: `/?item=${idOf('wish', 1)}`,
        viewed: true,
      },
      THEO,
    ),
    news(5, 50, { kind: 'order_shipped', text: 'Trail running shoes has shipped', viewed: true }),
  ];
}
