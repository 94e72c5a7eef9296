import type { RequestedMail } from '@wishbow/contracts/mails';
import { hrefOf } from '@wishbow/contracts/routes';
import { dateOnlyIn, formatDay } from '@wishbow/domain/date-only';
import { invitationEndsAt } from '@wishbow/domain/gift-invitation';
import type { InvitationRow, OrderRow } from '../orders/order-row.ts';

interface Giver {
  readonly name: string;
  readonly firstName: string;
}

/** What a mail says of an order that was sent to an address. */
type InvitedOrder = Pick<OrderRow, '_id' | 'message'> & { readonly invitation: InvitationRow };

/** Nobody can unsubscribe from these: each is about one gift, and comes once. */
const once = { unsubscribePath: null } as const;
const toInvited = ({ email }: InvitationRow) => ({ email, name: '' });

/** Asks somebody without an account where their gift goes. What it is stays a surprise. */
export const invitationMail = ({ _id, message, invitation }: InvitedOrder, giver: Giver): RequestedMail => ({
  ...once,
  effectKey: `gift_invitation:${_id}`,
  to: toInvited(invitation),
  subject: `${giver.name} has a gift for you`,
  heading: `${giver.name} has a gift for you`,
  paragraphs: [
    `${giver.firstName} bought it at Wishbow and does not know where to send it. Tell us, and it is on its way; ${giver.firstName} will not see your address.`,
    ...(message ? [`“${message}”`] : []),
    `You need no account. The button works once, until ${formatDay(dateOnlyIn(invitationEndsAt(invitation.sentAt)))}.`,
  ],
  action: { label: 'Claim my gift', path: hrefOf('accept'), mailedLink: { purpose: 'gift', id: _id } },
});

/** Tells somebody without an account that the parcel is on its way; people with one read it on the site. */
export const shippedMail = ({ _id, invitation }: InvitedOrder, parcel: string | undefined): RequestedMail => ({
  ...once,
  effectKey: `gift_shipped:${_id}`,
  to: toInvited(invitation),
  subject: 'Your gift has shipped',
  heading: 'Your gift has shipped',
  paragraphs: ['The gift you claimed at Wishbow is on its way to you.', ...(parcel ? [parcel] : [])],
  action: null,
});

/** Tells somebody without an account that what they have claimed does not come. */
export const withdrawnMail = ({ _id, invitation }: InvitedOrder): RequestedMail => ({
  ...once,
  effectKey: `gift_withdrawn:${_id}`,
  to: toInvited(invitation),
  subject: 'Your gift was cancelled',
  heading: 'Your gift was cancelled',
  paragraphs: ['The gift you claimed at Wishbow was cancelled by who sent it. Nothing else has to be done.'],
  action: null,
});
