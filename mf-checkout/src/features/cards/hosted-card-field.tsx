import type { StripeElements } from '@stripe/stripe-js';
import { Field } from '@wishbow/ui/field';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { CardFaults } from './card-faults.ts';
import classes from './hosted-card-field.module.css';

type Part = keyof CardFaults;

/** What Stripe tells whenever something was typed. */
type Change = { error: { message: string } | undefined };

/** https://docs.stripe.com/js/appendix/style: within Stripe's page none of our styles are known. */
interface Look {
  style: { base: { color: string; fontFamily: string; fontSize: string } };
}

const DRAWN = {
  number: (elements: StripeElements, look: Look, onChange: (change: Change) => void) =>
    elements.create('cardNumber', { ...look, showIcon: true }).on('change', onChange),
  expiry: (elements: StripeElements, look: Look, onChange: (change: Change) => void) =>
    elements.create('cardExpiry', look).on('change', onChange),
  cvc: (elements: StripeElements, look: Look, onChange: (change: Change) => void) =>
    elements.create('cardCvc', look).on('change', onChange),
} as const satisfies Record<Part, unknown>;

type HostedCardFieldProps = {
  elements: StripeElements;
  part: Part;
  label: string;
  error: string | undefined;
  onFault: (fault: string | undefined) => void;
};

/** One field of the provider's, in the box and with the label of ours. */
export function HostedCardField({ elements, part, label, error, onFault }: HostedCardFieldProps) {
  const box = useRef<HTMLDivElement>(null);
  const tell = useEffectEvent((change: Change) => onFault(change.error?.message));
  useEffect(() => {
    if (!box.current) return undefined;
    const { color } = getComputedStyle(box.current);
    const look = { style: { base: { color, fontFamily: 'system-ui, sans-serif', fontSize: '16px' } } };
    const field = DRAWN[part](elements, look, (change) => tell(change));
    field.mount(box.current);
    return () => field.destroy();
  }, [elements, part]);
  return (
    <Field label={label} error={error}>
      {(wiring) => <div {...wiring} ref={box} className={classes.box} />}
    </Field>
  );
}
