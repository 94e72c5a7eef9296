import { parts } from '@wishbow/contracts/routes';
import { SelectField } from '@wishbow/ui/select-field';
import { BREAKAGES } from '../mock-choice.ts';
import type { ChoiceFields } from './choice-fields.ts';
import classes from './mock-panel.module.css';

const WHOLE = { value: '', label: 'works' };
const HOW = [WHOLE, ...BREAKAGES.map((how) => ({ value: how, label: how }))];

/** Lets a part not arrive, arrive too late, or throw. */
export function BrokenPartFields({ choice, onChange }: ChoiceFields) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Parts</legend>
      <div className={classes.row}>
        {parts.map((part) => {
          const others = choice.broken.filter((one) => one.part !== part);
          return (
            <SelectField
              key={part}
              label={part}
              value={choice.broken.find((one) => one.part === part)?.how ?? ''}
              options={HOW}
              onValueChange={(value) => {
                const how = BREAKAGES.find((breakage) => breakage === value);
                onChange({ ...choice, broken: how ? [...others, { part, how }] : others });
              }}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
