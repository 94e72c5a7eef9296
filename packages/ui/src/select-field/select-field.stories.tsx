import { SelectField } from './select-field.tsx';

export default { title: 'Select field' };

const states = [
  { value: 'OR', label: 'Oregon' },
  { value: 'TX', label: 'Texas' },
  { value: 'NV', label: 'Nevada' },
];

export const Chosen = () => <SelectField label="State" options={states} defaultValue="OR" />;
export const Empty = () => (
  <SelectField label="State" options={states} placeholder="Choose a state" error="Please choose a state" />
);
