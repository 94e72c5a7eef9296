import { fullNameOf } from '../../shared/cart/parcel-names.ts';
import { ParcelNotes } from '../../shared/cart/parcel-notes.tsx';
import classes from '../../shared/checkout/step.module.css';
import type { CartStepProps } from './cart-step-props.ts';
import own from './parcel-notes-step.module.css';

/** What is said with each gift, and who learns who it is from. */
export const ParcelNotesStep = ({ parcels, done }: CartStepProps) => (
  <section className={classes.step} aria-labelledby="step-notes">
    {done}
    <h3 id="step-notes">Your notes</h3>
    {parcels.map((parcel) => (
      <section key={parcel.cart_item_ids.join()} className={own.parcel} aria-label={`For ${fullNameOf(parcel)}`}>
        <h4>For {fullNameOf(parcel)}</h4>
        <ParcelNotes parcel={parcel} />
      </section>
    ))}
  </section>
);
