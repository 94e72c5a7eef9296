import { Field } from './field.tsx';

export default { title: 'Field' };

export const AroundOwnControl = () => (
  <Field label="How much it matters" hint="From a little to a lot">
    {(wiring) => <input type="range" {...wiring} />}
  </Field>
);

export const WithError = () => (
  <Field label="How much it matters" error="Please choose">
    {(wiring) => <input type="range" {...wiring} />}
  </Field>
);
