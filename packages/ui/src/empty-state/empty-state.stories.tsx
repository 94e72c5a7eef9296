import { Button } from '../button/button.tsx';
import { Card } from '../card/card.tsx';
import { EmptyState } from './empty-state.tsx';

export default { title: 'Empty state', isWide: true };

export const All = () => (
  <div
    style={{
      flex: 1,
      display: 'grid',
      gap: 16,
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
    }}
  >
    <Card isFlush>
      <EmptyState
        picture="locked"
        title="This wishlist is private. Follow to see this wishlist."
        action={<Button size="small">Follow Bao</Button>}
      />
    </Card>
    <Card isFlush>
      <EmptyState
        picture="magnifying-glass"
        title="No search results"
        text="Try a shorter word, or paste a link to the thing itself."
        action={
          <Button size="small" variant="secondary">
            Paste a link
          </Button>
        }
      />
    </Card>
    <Card isFlush>
      <EmptyState
        picture="speech-balloon"
        title="No recommended wishes"
        text="When a friend thinks of you, it lands here."
      />
    </Card>
    <Card isFlush>
      <EmptyState
        picture="sparkles"
        title="No recently added wishes"
        text="Follow a few more people to fill this up."
        action={
          <Button size="small" variant="secondary">
            Search People
          </Button>
        }
      />
    </Card>
    <Card isFlush>
      <EmptyState picture="label" title="No items associated with this hashtag" />
    </Card>
    <Card isFlush>
      <EmptyState picture="wrapped-gift" title="No wishes gifted yet" />
    </Card>
    <Card isFlush>
      <EmptyState
        picture="shopping-cart"
        title="Your cart is empty"
        text="Gifts you add wait here until you check out."
        action={
          <Button size="small" variant="secondary">
            Browse wishes
          </Button>
        }
      />
    </Card>
    <Card isFlush>
      <EmptyState picture="package" title="No orders" />
    </Card>
    <Card isFlush>
      <EmptyState
        picture="balloon"
        title="No wishes yet"
        text="Start with the small thing you keep almost buying."
        action={<Button size="small">Add Wishes</Button>}
      />
    </Card>
    <Card isFlush>
      <EmptyState picture="love-letter" title="No wishes received yet" />
    </Card>
    <Card isFlush>
      <EmptyState
        picture="llama"
        title="Follow some friends to be able to recommend items to them"
        action={
          <Button size="small" variant="secondary">
            Search People
          </Button>
        }
      />
    </Card>
    <Card isFlush>
      <EmptyState picture="eyes" title="No notifications" />
    </Card>
  </div>
);
