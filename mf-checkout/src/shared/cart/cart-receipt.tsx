import type { Cart, CartParcel } from '@wishbow/contracts/cart';
import { cents, formatUsd } from '@wishbow/domain/money';
import { FEE_RULE_TEXT } from '@wishbow/domain/processing-fee';
import { Avatar } from '@wishbow/ui/avatar';
import { IconButton } from '@wishbow/ui/icon-button';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { Receipt, type ReceiptLine } from '@wishbow/ui/receipt';
import { Tooltip } from '@wishbow/ui/tooltip';
import { Info, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './cart-receipt.module.css';
import { shortNameOf } from './parcel-names.ts';

/** Every part of what a cart costs, as the server computed it. */
export function CartReceipt({ cart, footer }: { cart: Cart; footer?: ReactNode }) {
  const counted = cart.parcels.filter(({ is_counted }) => is_counted);
  const total = { label: 'Total', amount: formatUsd(cart.quote.totalCents) };
  return (
    <Receipt lines={linesOf(cart)} total={total} footer={footer}>
      {counted.length > 0 && counted.map((parcel) => <ParcelSum key={parcel.id} parcel={parcel} />)}
    </Receipt>
  );
}

function ParcelSum({ parcel }: { parcel: CartParcel }) {
  const { to_user: person, cart_item_ids: ids, subtotalCents } = parcel;
  const gifts = ids.length === 1 ? '1 gift' : `${ids.length} gifts`;
  const sign = person ? (
    <Avatar name={person.name} src={person.details.avatar ?? undefined} size="xs" />
  ) : (
    <span className={classes.invited}>
      <Mail aria-hidden />
    </span>
  );
  return (
    <p className={classes.parcel}>
      {sign}
      <span className={classes.name}>
        For {shortNameOf(parcel)}, {gifts}
      </span>
      <span className={classes.sum}>{formatUsd(subtotalCents)}</span>
    </p>
  );
}

function linesOf({ quote }: Cart): ReceiptLine[] {
  const feeHelp = (
    <Tooltip text={FEE_RULE_TEXT}>
      <IconButton size="small" label={`Processing fee: ${FEE_RULE_TEXT}`} icon={<Info />} />
    </Tooltip>
  );
  const credit: ReceiptLine = {
    label: 'Llama Bucks',
    amount: formatUsd(cents(-quote.creditCents)),
    tone: 'credit',
    media: <ObjectPicture name="llama" size={24} />,
  };
  return [
    { label: 'Subtotal', amount: formatUsd(quote.subtotalCents) },
    { label: 'Shipping', amount: formatUsd(quote.shippingCents) },
    { label: 'Processing fee', amount: formatUsd(quote.processingFeeCents), help: feeHelp },
    ...(quote.creditCents > 0 ? [credit] : []),
  ];
}
