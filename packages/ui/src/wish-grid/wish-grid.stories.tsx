import { GiftTag } from '../gift-tag/gift-tag.tsx';
import { WishCard } from '../wish-card/wish-card.tsx';
import { WishGrid } from './wish-grid.tsx';

export default { title: 'Wish grid', isWide: true };

const wishes = ['Kiln for the studio', 'Hand-thrown amphora vase', 'Gouache set, 24 colors', 'Pocket film camera'];

export const FourColumns = () => (
  <WishGrid label="Wishes">
    {wishes.map((title) => (
      <WishCard key={title} title={title} href="#wish" tag={<GiftTag>$46.00</GiftTag>} meta="Inkwillow" />
    ))}
  </WishGrid>
);
