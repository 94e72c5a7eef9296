import { VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'Visually hidden' };

export const Example = () => (
  <p>
    Only this is seen<VisuallyHidden>, and this is read aloud too</VisuallyHidden>.
  </p>
);
