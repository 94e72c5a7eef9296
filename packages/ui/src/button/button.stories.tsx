import { Gift } from 'lucide-react';
import { Button } from './button.tsx';

export default { title: 'Button' };

export const Variants = () => (
  <>
    <Button>Gift this</Button>
    <Button variant="secondary">Save</Button>
    <Button variant="outline">Share</Button>
    <Button variant="quiet">Cancel</Button>
    <Button variant="gold">Start a wishlist</Button>
    <Button variant="danger">Delete</Button>
  </>
);

export const Sizes = () => (
  <>
    <Button size="large" icon={<Gift />}>
      Gift this
    </Button>
    <Button icon={<Gift />}>Gift this</Button>
    <Button size="small" icon={<Gift />}>
      Gift
    </Button>
  </>
);

export const States = () => (
  <>
    <Button isLoading>Place order $259.46</Button>
    <Button variant="outline" isLoading>
      Share
    </Button>
    <Button disabled>Place order</Button>
  </>
);

export const Block = () => <Button isBlock>Contribute $60</Button>;

export const OnBlock = () => (
  <div
    style={{
      background: 'var(--color-block)',
      borderRadius: 20,
      padding: 20,
      display: 'flex',
      flexWrap: 'wrap',
      gap: 12,
      flex: 1,
    }}
  >
    <Button variant="gold" size="large">
      Start a wishlist
    </Button>
    <Button variant="on-block" size="large">
      Log in
    </Button>
  </div>
);
