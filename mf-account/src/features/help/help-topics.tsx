import { hrefOf } from '@wishbow/contracts/routes';
import { INVITATION_DAYS } from '@wishbow/domain/gift-invitation';
import { CHECK_MAILED_WITHIN, PAYOUT_FEE_TEXT } from '@wishbow/domain/payout-fee';
import { FEE_RULE_TEXT } from '@wishbow/domain/processing-fee';
import { Link } from '@wishbow/platform';
import { TextLink } from '@wishbow/ui/text-link';
import type { Topic } from './topics.tsx';

/** What people ask before they give, and when something does not work out. */
export const helpTopics: readonly Topic[] = [
  {
    id: 'fees',
    title: 'How fees work',
    words: (
      <>
        <p>
          A gift from the catalogue costs the item, shipping and one processing fee of {FEE_RULE_TEXT}, however many of
          it you give. You see each of them, and the total, before you place the order.
        </p>
        <p>
          Chipping in to a fund costs you no fee. Nor does a gift from another shop: you buy it there, and no money
          passes through Wishbow.
        </p>
        <p>
          Llama Bucks come off at the end. You have them from us, or from refunds that you chose to take as Llama Bucks.
        </p>
      </>
    ),
  },
  {
    id: 'gifting',
    title: 'Gifting a wish',
    words: (
      <>
        <p>
          From the catalogue: the amount is held on your card when you place the order, and charged once the store has
          placed it. If the store does not take the order, the hold is released.
        </p>
        <p>
          From another shop: you buy it there and mark it as gifted here, so that nobody else gives it as well. You can
          undo that on the wish.
        </p>
        <p>A fund: you chip in whole dollars, from $1 up to what is missing.</p>
        <p>
          The recipient hears of a gift from the catalogue once the store has placed the order. A private gift shows
          your name to the recipient and to nobody else.
        </p>
        <p>
          A gift can go to an email address, too. Whoever reads the mail has {INVITATION_DAYS} days to say where it is
          to be sent. After that the order is cancelled and costs you nothing.
        </p>
      </>
    ),
  },
  {
    id: 'refunds',
    title: 'Cancelling, returning and refunds',
    words: (
      <>
        <p>
          Under <TextLink render={<Link to={hrefOf('orders', {})} />}>Orders</TextLink> you can cancel an order until it
          ships, and get back all that you paid for it. The store may have sent it by then: in that case the order goes
          on.
        </p>
        <p>
          What has shipped can be returned. You get back its price; shipping as well, once all of the order is returned;
          and the fee, too, where the mistake was the store’s.
        </p>
        <p>
          Refunds go back to the card and the Llama Bucks that you paid with, or all to Llama Bucks, if you prefer that.
        </p>
        <p>
          What you have chipped in to a fund stays there. If its owner removes the fund before they request its payout,
          all of it is refunded to your card.
        </p>
      </>
    ),
  },
  {
    id: 'payouts',
    title: 'Getting the money of a fund',
    words: (
      <p>
        Once somebody has chipped in, you can request a payout on your wish. From then on nobody can chip in. A{' '}
        {PAYOUT_FEE_TEXT} is deducted, and a check is mailed to the address in your account within {CHECK_MAILED_WITHIN}
        . The rest is in the <TextLink render={<Link to={`${hrefOf('terms')}#funds`} />}>terms of funds</TextLink>.
      </p>
    ),
  },
  {
    id: 'addresses',
    title: 'Who sees your address',
    words: (
      <>
        <p>
          You choose it under{' '}
          <TextLink render={<Link to={`${hrefOf('account')}?tab=privacy`} />}>Privacy in My Account</TextLink>: only
          people you approve one by one, or everybody who follows you.
        </p>
        <p>Friends can have a gift shipped to you without seeing where that is. The store needs the address to ship.</p>
      </>
    ),
  },
  {
    id: 'account',
    title: 'Your account and your data',
    words: (
      <>
        <p>
          You can download your data, or delete your account, under{' '}
          <TextLink render={<Link to={`${hrefOf('account')}?tab=data`} />}>Your data in My Account</TextLink>. A deleted
          account waits for two weeks, in case you change your mind.
        </p>
        <p>
          A wish, a comment or a person that should not be here can be reported where you see it. Somebody of Wishbow
          looks at every report.
        </p>
      </>
    ),
  },
];
