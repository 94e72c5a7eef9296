import { Tabs } from '@wishbow/ui/tabs';
import { useTabInAddress } from '../../shared/use-tab-in-address.ts';
import { WishPages } from '../../shared/wishes/wish-pages.tsx';
import { GiftCard } from './gift-card.tsx';
import { useWishesGifted } from './use-wishes-gifted.ts';
import { useWishesReceived } from './use-wishes-received.ts';

/** What a person was given and what they gave. */
export function GiftsTabs({ username }: { username: string }) {
  const [tab, show] = useTabInAddress(['received', 'gifted']);
  return (
    <Tabs
      label={`Gifts of @${username}`}
      value={tab}
      onValueChange={show}
      tabs={[
        { value: 'received', label: 'Wishes Received', content: <WishesReceived username={username} /> },
        { value: 'gifted', label: 'Wishes Gifted', content: <WishesGifted username={username} /> },
      ]}
    />
  );
}

const WishesReceived = ({ username }: { username: string }) => (
  <WishPages
    query={useWishesReceived(username)}
    label="Wishes Received"
    emptyTitle="No wishes received yet"
    emptyPicture="package"
    card={(gift) => <GiftCard key={keyOf(gift)} gift={gift} shows="giver" />}
  />
);

const WishesGifted = ({ username }: { username: string }) => (
  <WishPages
    query={useWishesGifted(username)}
    label="Wishes Gifted"
    emptyTitle="No wishes gifted yet"
    emptyPicture="wrapped-gift"
    card={(gift) => <GiftCard key={keyOf(gift)} gift={gift} shows="receiver" />}
  />
);

/** One wish can be given several times, unit by unit. */
const keyOf = ({ id, gifted_at }: { id: string; gifted_at: string }) => `${id} ${gifted_at}`;
