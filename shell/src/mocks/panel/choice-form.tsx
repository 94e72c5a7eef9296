import type { PartMocks } from '@wishbow/testing/world/part-mocks';
import { FIRST_DAY } from '@wishbow/testing/world/seeded-world';
import { DateField } from '@wishbow/ui/date-field';
import { SelectField } from '@wishbow/ui/select-field';
import { TextField } from '@wishbow/ui/text-field';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { LATENCIES, type Latency } from '../mock-choice.ts';
import { BrokenPartFields } from './broken-part-fields.tsx';
import type { ChoiceFields } from './choice-fields.ts';
import { FailingCallFields } from './failing-call-fields.tsx';
import classes from './mock-panel.module.css';
import { ScenarioGroup } from './scenario-group.tsx';

const PACES: Record<Latency, string> = { instant: 'At once', usual: 'A quarter of a second', slow: 'Two seconds' };
const latencies = Object.keys(LATENCIES).filter((name): name is Latency => name in LATENCIES);

/** Everything there is to choose: scenarios by owner, failures, the pace and the day. */
export function ChoiceForm({ parts, choice, onChange }: ChoiceFields & { parts: readonly PartMocks[] }) {
  const [search, setSearch] = useState('');
  const word = search.trim().toLowerCase();
  const groups = parts
    .map(({ owner, scenarios }) => ({
      owner,
      scenarios: scenarios.filter(({ name, about }) => `${owner} ${name} ${about}`.toLowerCase().includes(word)),
    }))
    .filter(({ scenarios }) => scenarios.length > 0);
  const found = groups.reduce((sum, { scenarios }) => sum + scenarios.length, 0);
  return (
    <div className={classes.form}>
      <TextField
        label="Search scenarios"
        type="search"
        variant="pill"
        icon={<Search aria-hidden />}
        value={search}
        onValueChange={setSearch}
      />
      <p className={classes.note} role="status">
        {found === 1 ? '1 scenario' : `${found} scenarios`}
      </p>
      {groups.map((group) => (
        <ScenarioGroup key={group.owner} {...group} choice={choice} onChange={onChange} />
      ))}
      <FailingCallFields parts={parts} choice={choice} onChange={onChange} />
      <BrokenPartFields choice={choice} onChange={onChange} />
      <div className={classes.row}>
        <SelectField
          label="Every call takes"
          value={choice.latency}
          options={latencies.map((value) => ({ value, label: PACES[value] }))}
          onChange={(event) => {
            const chosen = latencies.find((name) => name === event.target.value);
            if (chosen) onChange({ ...choice, latency: chosen });
          }}
        />
        <DateField
          label="The day it is"
          value={choice.day ?? FIRST_DAY}
          onValueChange={(day) => onChange({ ...choice, day: day === '' || day === FIRST_DAY ? undefined : day })}
        />
      </div>
    </div>
  );
}
