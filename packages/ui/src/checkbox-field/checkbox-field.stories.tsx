import { CheckboxField } from './checkbox-field.tsx';

export default { title: 'Checkbox field' };

export const Ticked = () => <CheckboxField label="Send a note with the gift" defaultChecked />;
export const WithHint = () => <CheckboxField label="Make it a surprise" hint="Maya sees it once it is delivered" />;
export const WithError = () => <CheckboxField label="I accept the terms" error="Please accept the terms" />;
export const Disabled = () => <CheckboxField label="Not for this list" disabled defaultChecked />;
