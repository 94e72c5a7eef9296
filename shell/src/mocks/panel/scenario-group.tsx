import type { Scenario } from '@wishbow/testing/world/part-mocks';
import { CheckboxField } from '@wishbow/ui/checkbox-field';
import type { ChoiceFields } from './choice-fields.ts';
import classes from './mock-panel.module.css';

/** The scenarios of one owner. One that several owners have by the same name is chosen for all of them. */
export function ScenarioGroup({
  owner,
  scenarios,
  choice,
  onChange,
}: ChoiceFields & { owner: string; scenarios: readonly Scenario[] }) {
  const choose = (name: string, isChosen: boolean) => {
    const others = choice.scenarios.filter((one) => one !== name);
    onChange({ ...choice, scenarios: isChosen ? [...others, name] : others });
  };
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{owner}</legend>
      {scenarios.map(({ name, about }) => (
        <CheckboxField
          key={name}
          label={name}
          hint={about}
          checked={choice.scenarios.includes(name)}
          onCheckedChange={(isChosen) => choose(name, isChosen)}
        />
      ))}
    </fieldset>
  );
}
