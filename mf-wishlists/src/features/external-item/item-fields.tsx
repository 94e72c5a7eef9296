import { QuantityStepper } from '@wishbow/ui/quantity-stepper';
import { PictureField } from '../../shared/picture-field/picture-field.tsx';
import { useRefusedFields } from '../../shared/wish-form/use-refused-fields.ts';
import type { FormErrors } from '../../shared/wish-form/wish-form-rules.ts';
import { AmountField, NoteField, TitleField } from '../../shared/wish-form/wish-text-fields.tsx';
import type { ExternalDraft, ExternalField } from './external-draft.ts';
import classes from './external-item.module.css';

type ItemFieldsProps = {
  draft: ExternalDraft;
  onChange: (changes: Partial<ExternalDraft>) => void;
  errors: FormErrors<ExternalField>;
};

/** What a person says about a wish that no catalogue knows. */
export function ItemFields({ draft, onChange, errors }: ItemFieldsProps) {
  const refused = useRefusedFields();
  return (
    <>
      <TitleField
        value={draft.title}
        onValueChange={(title) => onChange({ title })}
        error={errors.title ?? refused('title')}
      />
      <div className={classes.row}>
        <AmountField
          label="Price"
          value={draft.price}
          onValueChange={(price) => onChange({ price })}
          error={errors.price ?? refused('price')}
        />
        <Quantity quantity={draft.quantity} onChange={(quantity) => onChange({ quantity })} />
      </div>
      <PictureField
        picture={draft.picture}
        alt="The wish"
        onChange={(picture) => onChange({ picture })}
        error={refused('image')}
      />
      <NoteField value={draft.notes} onValueChange={(notes) => onChange({ notes })} error={refused('notes')} />
    </>
  );
}

/** How many of it are wanted. */
export const Quantity = ({ quantity, onChange }: { quantity: number; onChange: (quantity: number) => void }) => (
  <div className={classes.quantity}>
    <span aria-hidden>Quantity</span>
    <QuantityStepper label="Quantity" value={quantity} onValueChange={onChange} />
  </div>
);
