import { openModal, queryClient, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { QuantityStepper } from '@wishbow/ui/quantity-stepper';
import { RadioCards } from '@wishbow/ui/radio-cards';
import { Home, MapPin } from 'lucide-react';
import classes from '../../shared/checkout/step.module.css';
import type { GiftStepProps } from './gift-step-props.ts';
import { quoteKey } from './use-quote.ts';

/** How many, and where to: to them without seeing their address, or to oneself to hand over. */
export function ShippingStep({ wish, recipient, lacksTheirAddress, mostUnits, choices, change }: GiftStepProps) {
  const { user } = useSession();
  const name = recipient?.firstName ?? 'them';
  const needsOwnAddress = choices.shipTo === 'me' && !user?.details.address;
  const addAddress = async () => {
    await openModal('account.addressDetails', {});
    void queryClient.invalidateQueries({ queryKey: quoteKey(wish.id) });
  };
  return (
    <section className={classes.step} aria-labelledby="step-shipping">
      <h3 id="step-shipping">Ship To</h3>
      <RadioCards
        label="Ship To"
        isLabelHidden
        value={choices.shipTo}
        onValueChange={(shipTo) => change({ shipTo })}
        cards={[
          {
            value: 'them',
            label: `Ship to ${name}`,
            hint: lacksTheirAddress
              ? `${recipient?.firstName ?? 'They'} ${recipient ? 'has' : 'have'} not added an address yet.`
              : 'Straight to their door. Their address stays private.',
            media: <MapPin />,
            isDisabled: lacksTheirAddress,
          },
          { value: 'me', label: 'Ship to me', hint: 'You wrap it and hand it over yourself.', media: <Home /> },
        ]}
      />
      {needsOwnAddress && (
        <div className={classes.notice}>
          <p>You have not added your own address yet.</p>
          <Button size="small" variant="outline" onClick={() => void addAddress()}>
            Add your address
          </Button>
        </div>
      )}
      {mostUnits > 1 && (
        <div className={classes.line}>
          <span>Quantity</span>
          <QuantityStepper
            label="Quantity"
            value={choices.quantity}
            min={1}
            max={mostUnits}
            onValueChange={(quantity) => change({ quantity })}
          />
        </div>
      )}
    </section>
  );
}
