import { kitPictures } from '../../kit/kit-pictures.ts';
import { GiftTag } from '../gift-tag/gift-tag.tsx';
import { TextLink } from '../text-link/text-link.tsx';
import { WishCard } from '../wish-card/wish-card.tsx';
import { CardRow } from './card-row.tsx';

export default { title: 'Card row', isWide: true };

export const Trending = () => (
  <CardRow title="Trending" columns={4} action={<TextLink href="#all">View All</TextLink>}>
    <WishCard
      title="Ridge hiking boots, honey"
      href="#boots"
      picture={kitPictures.boots}
      meta="Trailmoth"
      tag={<GiftTag>$84.50</GiftTag>}
    />
    <WishCard
      title="Cast teapot with infuser, 37 oz"
      href="#teapot"
      picture={kitPictures.teapot}
      meta="Kettlebee"
      tag={<GiftTag>$38.00</GiftTag>}
    />
    <WishCard
      title="Gouache set, 24 colors"
      href="#gouache"
      picture={kitPictures.palette}
      meta="Inkwillow"
      tag={<GiftTag>$46.00</GiftTag>}
    />
    <WishCard
      title="Pocket film camera, 35 mm"
      href="#camera"
      picture={kitPictures.camera}
      meta="Glasswren"
      tag={<GiftTag>$148.00</GiftTag>}
    />
  </CardRow>
);
