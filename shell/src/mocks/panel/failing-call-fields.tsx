import type { Endpoint } from '@wishbow/contracts/endpoint';
import { endpointsOf, type PartMocks } from '@wishbow/testing/world/part-mocks';
import { Button } from '@wishbow/ui/button';
import { SelectField } from '@wishbow/ui/select-field';
import { useState } from 'react';
import type { ChoiceFields } from './choice-fields.ts';
import classes from './mock-panel.module.css';

const NETWORK = { value: '0', label: 'no connection' };

/** The refusals that a call declares, and those that every call can meet. */
const statusesOf = (endpoint: Endpoint | undefined): string[] => {
  const declared = Object.keys(endpoint?.responses ?? {}).filter((status) => Number(status) >= 400);
  return [...new Set([...declared, '500', '503'])].sort();
};

/** Lets any call of the site fail, in any way that its contract knows. */
export function FailingCallFields({ parts, choice, onChange }: ChoiceFields & { parts: readonly PartMocks[] }) {
  const endpoints = parts.flatMap(endpointsOf);
  const ids = endpoints.map(({ id }) => id).sort();
  const [endpointId, setEndpointId] = useState(ids[0] ?? '');
  const [status, setStatus] = useState('500');
  const statuses = statusesOf(endpoints.find(({ id }) => id === endpointId));
  const others = choice.failing.filter((one) => one.endpointId !== endpointId);
  const add = () =>
    onChange({ ...choice, failing: [...others, { endpointId, status: Number(status), code: undefined }] });
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Calls that fail</legend>
      {choice.failing.map((failing) => (
        <Button
          key={failing.endpointId}
          variant="secondary"
          onClick={() => onChange({ ...choice, failing: choice.failing.filter((one) => one !== failing) })}
        >
          {`Let ${failing.endpointId} work again`}
        </Button>
      ))}
      <div className={classes.row}>
        <SelectField
          label="Call"
          value={endpointId}
          options={ids.map((id) => ({ value: id, label: id }))}
          onValueChange={(id) => {
            setEndpointId(id);
            setStatus('500');
          }}
        />
        <SelectField
          label="Answers with"
          value={status}
          options={[...statuses.map((value) => ({ value, label: value })), NETWORK]}
          onValueChange={setStatus}
        />
      </div>
      <Button variant="secondary" onClick={add}>
        Let it fail
      </Button>
    </fieldset>
  );
}
