import { TextLink } from './text-link.tsx';

export default { title: 'Text link' };

export const Link = () => (
  <p>
    Dele gifted Priya the <TextLink href="#plant">Young rubber plant</TextLink>.
  </p>
);
export const Action = () => <TextLink render={<button type="button" />}>Read more</TextLink>;
