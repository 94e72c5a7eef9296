import { DateField } from '@wishbow/ui/date-field';
import { TextField } from '@wishbow/ui/text-field';
import type { WishlistDraft } from './wishlist-draft.ts';
import classes from './wishlist-form.module.css';

type EventFieldsProps = {
  draft: WishlistDraft;
  onChange: (changes: Partial<WishlistDraft>) => void;
  dateError: string | undefined;
};

/** When and where. Only the day is needed. */
export const EventFields = ({ draft, onChange, dateError }: EventFieldsProps) => (
  <div className={classes.event}>
    <DateField
      label="Date"
      value={draft.eventDate}
      onValueChange={(eventDate) => onChange({ eventDate })}
      error={dateError}
      required
    />
    <TextField
      label="Street address"
      hint="Everyone who can see this list sees the place."
      value={draft.address}
      onValueChange={(address) => onChange({ address })}
      maxLength={100}
    />
    <TextField label="City" value={draft.city} onValueChange={(city) => onChange({ city })} maxLength={100} />
    <div className={classes.row}>
      <TextField label="State" value={draft.state} onValueChange={(state) => onChange({ state })} maxLength={100} />
      <TextField
        label="Postal code"
        value={draft.postal}
        onValueChange={(postal) => onChange({ postal })}
        maxLength={100}
      />
    </div>
  </div>
);
