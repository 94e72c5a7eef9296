import type { Stripe } from '@stripe/stripe-js';
import { useQuery } from '@wishbow/platform';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { useState } from 'react';
import { loadStripeScript } from '../../shared/card-provider/stripe-script.ts';
import { CardDialog } from './card-dialog.tsx';
import type { CardFaults } from './card-faults.ts';
import classes from './card-fields.module.css';
import { CardFormLoading } from './card-form-loading.tsx';
import type { CardFormProps } from './card-form-props.ts';
import { HostedCardField } from './hosted-card-field.tsx';
import { hostedToken } from './hosted-token.ts';
import { useAddCard } from './use-add-card.ts';

/** Fields that Stripe draws into our page, each a page of its own: what is typed there we cannot read. */
export function HostedCardForm(props: CardFormProps) {
  const { publishableKey } = props.settings;
  const script = useQuery({
    queryKey: ['stripeScript', publishableKey],
    queryFn: () => loadStripeScript(publishableKey),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (script.data) return <HostedCardFields {...props} stripe={script.data} />;
  return (
    <CardDialog onClose={props.onClose}>
      {script.isError ? (
        <ErrorPanel
          title="The card form could not be loaded"
          onRetry={() => void script.refetch()}
          isRetrying={script.isFetching}
        />
      ) : (
        <CardFormLoading />
      )}
    </CardDialog>
  );
}

function HostedCardFields({ stripe, onAdded, onClose }: CardFormProps & { stripe: Stripe }) {
  const [elements] = useState(() => stripe.elements());
  const [faults, setFaults] = useState<CardFaults>({});
  const { mutate, isPending, data, reset } = useAddCard(onAdded);
  const refusal: CardFaults = data?.ok === false ? { [data.field]: data.message } : faults;
  const note = (field: keyof CardFaults) => (fault: string | undefined) => {
    reset();
    setFaults((before) => ({ ...before, [field]: fault }));
  };
  return (
    <CardDialog onSubmit={() => mutate(() => hostedToken(stripe, elements))} isPending={isPending} onClose={onClose}>
      <HostedCardField
        elements={elements}
        part="number"
        label="Card number"
        error={refusal.number}
        onFault={note('number')}
      />
      <div className={classes.row}>
        <HostedCardField
          elements={elements}
          part="expiry"
          label="Expires"
          error={refusal.expiry}
          onFault={note('expiry')}
        />
        <HostedCardField
          elements={elements}
          part="cvc"
          label="Security code"
          error={refusal.cvc}
          onFault={note('cvc')}
        />
      </div>
    </CardDialog>
  );
}
