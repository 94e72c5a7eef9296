import { Button } from '../button/button.tsx';
import { PageHeading } from './page-heading.tsx';

export default { title: 'Page heading', isWide: true };

export const WithActions = () => (
  <PageHeading
    eyebrow="My Account"
    title="Saved addresses"
    text="Where gifts find you."
    actions={<Button>Add address</Button>}
  />
);
