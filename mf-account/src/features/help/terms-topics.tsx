import { PAYOUT_FEE_TEXT, PAYOUT_TIMING_TEXT } from '@wishbow/domain/payout-fee';
import { FEE_RULE_TEXT } from '@wishbow/domain/processing-fee';
import type { Topic } from './topics.tsx';

/** What holds between people and the site, as it really works. */
export const termsTopics: readonly Topic[] = [
  {
    id: 'orders',
    title: 'Orders',
    words: (
      <>
        <p>
          You pay the total that you confirmed: the item, shipping and a processing fee of {FEE_RULE_TEXT}, less your
          Llama Bucks. If the price at the store has risen meanwhile, nothing is ordered until you agree to the new one.
        </p>
        <p>
          Gifts from the catalogue are sold and shipped by a store. Links to it carry our tag, and the store may pay us
          for what is bought through them.
        </p>
        <p>You are not charged for an order that failed, even where a store places it late, unless you agree to it.</p>
      </>
    ),
  },
  {
    id: 'funds',
    title: 'Funds',
    words: (
      <>
        <p>
          You can request a payout at any time, once somebody has chipped in. A {PAYOUT_FEE_TEXT} is deducted from it.{' '}
          {PAYOUT_TIMING_TEXT}
        </p>
        <p>
          A payout is for all that was chipped in before you request it, and closes the fund. Whoever chips in pays no
          fee.
        </p>
        <p>
          If you remove a fund, everything goes back to those who chipped in. What is in a requested payout by then
          stays in it.
        </p>
        <p>
          If a bank takes back what somebody chipped in, you owe us that amount, and the check waits until it is
          settled.
        </p>
      </>
    ),
  },
  {
    id: 'llama-bucks',
    title: 'Llama Bucks',
    words: (
      <p>
        Llama Bucks are store credit. One is worth a dollar towards gifts from the catalogue. They are not paid out as
        money, and do not go into funds.
      </p>
    ),
  },
  {
    id: 'privacy',
    title: 'Privacy',
    words: (
      <>
        <p>
          Everybody can see your name, your username and your picture. A private profile shows lists and wishes only to
          followers you approved, and so does a private list.
        </p>
        <p>Your address is seen by those you choose, and by the store that ships to you.</p>
        <p>
          Card numbers go to the payment provider alone. We keep the brand, the last four digits and the month in which
          a card expires.
        </p>
        <p>Who gave a private gift is seen by the recipient and by nobody else.</p>
        <p>
          When you delete your account, your name, picture, address, cards, people and lists are gone two weeks later.
          The books keep what was paid, without your name.
        </p>
      </>
    ),
  },
  {
    id: 'together',
    title: 'Getting along',
    words: (
      <p>
        We look at what is reported. Wishes and comments that harm others are taken down, and whoever keeps at it can be
        suspended.
      </p>
    ),
  },
];
