import { TextArea } from './text-area.tsx';

export default { title: 'Text area' };

export const WithCounter = () => (
  <TextArea
    label="Description"
    maxLength={300}
    defaultValue="Turning 34 surrounded by wet clay. Small things welcome."
  />
);
export const Full = () => (
  <TextArea label="Note" maxLength={12} defaultValue="Size up, ok!" hint="Only the recipient reads it" />
);
export const WithError = () => <TextArea label="Your review" error="Please write a few words" />;
