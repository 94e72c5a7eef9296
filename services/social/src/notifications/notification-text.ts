import { ProductId } from '@wishbow/contracts/items';
import type { NotificationKind } from '@wishbow/contracts/notifications';
import type { PersonSummary } from '@wishbow/contracts/people';
import { hrefOf } from '@wishbow/contracts/routes';

export interface Told {
  readonly kind: NotificationKind;
  /** null when the person has left, or when the news has no actor. */
  readonly actor: PersonSummary | null;
  readonly title: string | null;
  readonly subjectId: string;
  /** Of a comment: the wish or product that it stands under. */
  readonly thingId: string | null;
}

interface Wording {
  readonly text: (who: string, what: string) => string;
  /** A full path, or a query fragment for the page the person is on. */
  readonly url: (told: Told) => string;
  readonly showsItem: boolean;
}

const orders = (): string => hrefOf('orders', {});
const order = ({ subjectId }: Told): string => hrefOf('orders', { order: subjectId });
const notices = (): string => hrefOf('notifications');
const bucks = (): string => `${hrefOf('account')}?tab=llama-bucks`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const profileOfActor = ({ actor }: Told) => (actor ? hrefOf('profile', { username: actor.username }) : '/');
const wish = ({ subjectId }: Told) => `${hrefOf('item')}?id=${subjectId}`;
const product = ({ subjectId }: Told) => `${hrefOf('item')}?product=${subjectId}`;
/** A gift that is nobody's wish is a product. */
const gift = (told: Told) => (ProductId.safeParse(told.subjectId).success ? product(told) : wish(told));
const underComment = (told: Told) => {
  const subjectId = told.thingId ?? '';
  return ProductId.safeParse(subjectId).success ? product({ ...told, subjectId }) : wish({ ...told, subjectId });
};

/** What each kind of notification says and where it leads: the one table. */
const WORDINGS: Readonly<Record<NotificationKind, Wording>> = {
  follow_requested: { text: (who) => `${who} wants to follow you`, url: () => '?requested=true', showsItem: false },
  follow_approved: { text: (who) => `${who} approved your request`, url: profileOfActor, showsItem: false },
  address_requested: { text: (who) => `${who} asked for your address`, url: () => '?requested=true', showsItem: false },
  address_approved: { text: (who) => `${who} shared their address with you`, url: profileOfActor, showsItem: false },
  wish_gifted: { text: (who, what) => `${who} gifted you ${what}`, url: gift, showsItem: true },
  order_placed: { text: (_who, what) => `Your gift is on its way: ${what} was ordered`, url: order, showsItem: true },
  order_shipped: { text: (_who, what) => `${what} has shipped`, url: order, showsItem: true },
  order_delivered: { text: (_who, what) => `${what} was delivered`, url: order, showsItem: true },
  gift_shipped: { text: (_who, what) => `Your gift ${what} has shipped`, url: gift, showsItem: true },
  gift_delivered: { text: (_who, what) => `Your gift ${what} was delivered`, url: gift, showsItem: true },
  order_failed: { text: (_who, what) => `Your order for ${what} could not be placed`, url: order, showsItem: true },
  wish_recommended: { text: (who, what) => `${who} recommended ${what} to you`, url: wish, showsItem: false },
  item_recommended: { text: (who, what) => `${who} recommended ${what} to you`, url: product, showsItem: true },
  wish_liked: { text: (who, what) => `${who} likes ${what}`, url: wish, showsItem: true },
  comment_added: { text: (who) => `${who} commented on your wish`, url: wish, showsItem: false },
  reply_added: { text: (who) => `${who} replied to your comment`, url: underComment, showsItem: false },
  comment_liked: { text: (who) => `${who} likes your comment`, url: underComment, showsItem: false },
  taken_wish_removed: {
    text: (_who, what) => `${what} is no longer on the wishlist. Your gift is not affected.`,
    url: orders,
    showsItem: true,
  },
  contribution_received: { text: (who, what) => `${who} chipped in to ${what}`, url: wish, showsItem: true },
  contribution_refunded: {
    text: (_who, what) => `${what} is no longer on the wishlist. What you chipped in is refunded to your card.`,
    url: () => hrefOf('notifications'),
    showsItem: true,
  },
  payout_requested: { text: (_who, what) => `Payout requested for ${what}`, url: wish, showsItem: true },
  payout_dispatched: { text: (_who, what) => `Payout mailed for ${what}`, url: wish, showsItem: true },
  payout_rejected: { text: (_who, what) => `Your payout for ${what} was not approved`, url: wish, showsItem: true },
  credit_granted: { text: (_who, what) => `You have been given ${what} in Llama Bucks`, url: bucks, showsItem: false },
  content_hidden: {
    text: (_who, what) => `We took ${what} out of sight: it goes against our rules`,
    url: notices,
    showsItem: false,
  },
  content_restored: { text: (_who, what) => `${capital(what)} can be seen again`, url: notices, showsItem: false },
  report_upheld: { text: () => 'Thank you for your report. We have acted on it', url: notices, showsItem: false },
  report_dismissed: {
    text: () => 'Thank you for your report. We found nothing that goes against our rules',
    url: notices,
    showsItem: false,
  },
  order_cancelled: { text: (_who, what) => `Your order for ${what} was cancelled`, url: order, showsItem: true },
  gift_cancelled: { text: (who, what) => `${who} cancelled their gift of ${what}`, url: gift, showsItem: true },
  gift_claimed: { text: (_who, what) => `Your gift ${what} was claimed`, url: order, showsItem: true },
  gift_unclaimed: {
    text: (_who, what) => `Your gift ${what} was not claimed within 14 days and is cancelled`,
    url: order,
    showsItem: true,
  },
  order_refunded: { text: (_who, what) => `You have a refund for ${what}`, url: order, showsItem: true },
  return_label_ready: { text: (_who, what) => `The return label for ${what} is ready`, url: order, showsItem: true },
  birthday_soon: { text: (who, what) => `${who} has a birthday on ${what}`, url: profileOfActor, showsItem: false },
  birthday_today: { text: (who) => `Today is the birthday of ${who}`, url: profileOfActor, showsItem: false },
  return_refused: { text: (_who, what) => `The store does not take ${what} back`, url: order, showsItem: true },
};

export const notificationText = ({ kind, actor, title }: Told): string =>
  WORDINGS[kind].text(actor?.name ?? 'Somebody', title ?? 'a wish');

export const notificationUrl = (told: Told): string => WORDINGS[told.kind].url(told);

export const showsItem = (kind: NotificationKind): boolean => WORDINGS[kind].showsItem;
