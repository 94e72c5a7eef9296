import { AtSign, Search } from 'lucide-react';
import { TextField } from './text-field.tsx';

export default { title: 'Text field' };

export const Plain = () => <TextField label="First name" defaultValue="Maya" autoComplete="given-name" />;
export const WithHint = () => (
  <TextField label="Username" icon={<AtSign />} hint="Letters, digits and underscores" placeholder="maya_okafor" />
);
export const WithError = () => (
  <TextField label="Postal code" placeholder="Postal code" error="Please add a postal code" />
);
export const Disabled = () => <TextField label="Email" defaultValue="maya@mailbox.example" disabled />;
export const BigSearch = () => (
  <TextField
    label="Search the catalogue or paste a link"
    isLabelHidden
    size="large"
    icon={<Search />}
    placeholder="Search the catalogue or paste a link"
    type="search"
  />
);
export const SearchInTheBar = () => (
  <TextField label="Search People" isLabelHidden variant="pill" icon={<Search />} placeholder="Search People" />
);
