import type { AnswerOf } from '@wishbow/contracts/endpoint';
import type { ModalProps } from '@wishbow/contracts/modals';
import type { Quote } from '@wishbow/contracts/orders';
import type { ordersContract } from '@wishbow/contracts/orders-contract';
import type { PersonSummary } from '@wishbow/contracts/people';
import { cents, formatUsd } from '@wishbow/domain/money';
import { FEE_RULE_TEXT } from '@wishbow/domain/processing-fee';
import { failureText } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { IconButton } from '@wishbow/ui/icon-button';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import { Receipt, type ReceiptLine } from '@wishbow/ui/receipt';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Tooltip } from '@wishbow/ui/tooltip';
import { Info } from 'lucide-react';
import classes from './gift-receipt.module.css';

interface Quoted {
  readonly data: AnswerOf<typeof ordersContract.quoteGift> | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

type GiftReceiptProps = {
  wish: ModalProps<'checkout.giftItem'>['wish'];
  recipient: PersonSummary | undefined;
  quoted: Quoted;
};

/** Every part of the price as the server computed it, or why there is none. */
export function GiftReceipt({ wish, recipient, quoted }: GiftReceiptProps) {
  const { data, error } = quoted;
  if (data?.status === 200) {
    const { quote } = data.body;
    return (
      <Receipt lines={linesOf(quote)} total={{ label: 'Total', amount: formatUsd(quote.totalCents) }}>
        <p className={classes.what}>
          {recipient && <Avatar name={recipient.name} src={recipient.details.avatar ?? undefined} size="xs" />}
          <span>
            {recipient ? `For ${recipient.firstName}: ` : ''}
            {wish.title}
          </span>
        </p>
        <p className={classes.days}>
          Arrives in {quote.shippingDays.min}-{quote.shippingDays.max} days
        </p>
      </Receipt>
    );
  }
  const text = data?.body.message ?? (error ? failureText(error) : undefined);
  if (text === undefined) return <Skeleton shape="box" height="300px" />;
  return (
    <ErrorPanel
      title="There is no total yet"
      text={text}
      onRetry={() => quoted.refetch()}
      isRetrying={quoted.isFetching}
    />
  );
}

function linesOf(quote: Quote): ReceiptLine[] {
  const credit: ReceiptLine = {
    label: 'Llama Bucks',
    amount: formatUsd(cents(-quote.creditCents)),
    tone: 'credit',
    media: <ObjectPicture name="llama" size={24} />,
  };
  const feeHelp = (
    <Tooltip text={FEE_RULE_TEXT}>
      <IconButton size="small" label={`Processing fee: ${FEE_RULE_TEXT}`} icon={<Info />} />
    </Tooltip>
  );
  return [
    { label: 'Subtotal', amount: formatUsd(quote.subtotalCents) },
    { label: 'Shipping', amount: formatUsd(quote.shippingCents) },
    { label: 'Processing fee', amount: formatUsd(quote.processingFeeCents), help: feeHelp },
    ...(quote.creditCents > 0 ? [credit] : []),
  ];
}
