import { type Cents, cents, formatUsd } from '@wishbow/domain/money';
import { type OrderQuote, quoteOrder } from '@wishbow/domain/order-quote';
import { CHECK_MAILED_WITHIN, PAYOUT_FEE_TEXT } from '@wishbow/domain/payout-fee';
import { FEE_RULE_TEXT } from '@wishbow/domain/processing-fee';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { Receipt } from '@wishbow/ui/receipt';
import { CreditCard, EyeOff, Mail, MapPin } from 'lucide-react';
import landing from './landing.module.css';
import classes from './total-promise.module.css';

/** A teapot for $38.00, shipped for $4.95 as in the shop, with $6.91 of Llama Bucks: the same rule that every checkout reckons with. */
const EXAMPLE: OrderQuote = quoteOrder(
  [{ unitPriceCents: cents(3800), quantity: 1, shippingCents: cents(495) }],
  cents(691),
);

const PROMISES = [
  {
    icon: <CreditCard />,
    title: 'Cards stay with the payment provider',
    text: 'We keep the brand and the last four digits, so you can tell your cards apart.',
  },
  {
    icon: <MapPin />,
    title: 'Your address stays yours',
    text: 'Friends can gift you without seeing it. You approve who does, one person at a time.',
  },
  { icon: <EyeOff />, title: 'Gift in private', text: 'Hide a gift from everyone but the person who gets it.' },
  {
    icon: <Mail />,
    title: 'Fund payouts by mail',
    text: `Request your fund and a check is mailed within ${CHECK_MAILED_WITHIN}. A ${PAYOUT_FEE_TEXT} is deducted.`,
  },
];

/** What a gift costs, to the cent, and what stays private. */
export const TotalPromise = () => (
  <section className={landing.section}>
    <div className={classes.columns}>
      <div>
        <h2 className={landing.display}>The total you see is the total you pay</h2>
        <p className={landing.lead}>
          Every gift shows its full price before you confirm: the item, shipping and one processing fee of{' '}
          {FEE_RULE_TEXT}. If you have Llama Bucks, they come off at the end.
        </p>
        <ul className={classes.promises}>
          {PROMISES.map(({ icon, title, text }) => (
            <li key={title}>
              {icon}
              <p>
                <b>{title}</b>
                {text}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <div className={classes.receipt}>
        <Receipt
          title="A gift, for example"
          lines={[
            { label: 'Subtotal', amount: formatUsd(EXAMPLE.subtotalCents) },
            { label: 'Shipping', amount: formatUsd(EXAMPLE.shippingCents) },
            { label: 'Processing fee', amount: formatUsd(EXAMPLE.processingFeeCents) },
            { label: 'Llama Bucks', amount: formatUsd(minus(EXAMPLE.creditCents)), tone: 'credit' },
          ]}
          total={{ label: 'Total', amount: formatUsd(EXAMPLE.totalCents) }}
        >
          <p className={classes.gift}>
            <ObjectPicture name="teapot" size={44} />
            <span>
              <b>Cast teapot with infuser</b>
              For Nana Rosa, from Maya
            </span>
          </p>
        </Receipt>
      </div>
    </div>
  </section>
);

const minus = (amount: Cents): Cents => cents(-amount);
