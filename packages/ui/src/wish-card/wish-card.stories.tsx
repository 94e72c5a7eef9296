import { Bookmark, Check, Ellipsis, Link2, MessageCircle } from 'lucide-react';
import { kitPictures } from '../../kit/kit-pictures.ts';
import { Button } from '../button/button.tsx';
import { CardAction } from '../card-action/card-action.tsx';
import { FundPill } from '../fund-pill/fund-pill.tsx';
import { GiftTag } from '../gift-tag/gift-tag.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LikeButton } from '../like-button/like-button.tsx';
import { WishCardSkeleton } from '../wish-card-skeleton/wish-card-skeleton.tsx';
import { WishGrid } from '../wish-grid/wish-grid.tsx';
import { WishCard } from './wish-card.tsx';

export default { title: 'Wish card', isWide: true };

const ignore = () => undefined;
const comments = (count: number) => (
  <CardAction label={`${count} comments`} icon={<MessageCircle />} text={count} onClick={ignore} />
);
const save = (isPressed: boolean) => (
  <IconButton label="Save to a wishlist" icon={<Bookmark />} variant="floating" size="small" isPressed={isPressed} />
);

export const States = () => (
  <WishGrid columns={6} label="Wishes in every state">
    <WishCard
      title="Over-ear headphones, cloud grey"
      href="#headphones"
      picture={kitPictures.headphones}
      meta="Hushwave"
      tag={<GiftTag>$129.00</GiftTag>}
      corner={save(true)}
      actions={
        <>
          <LikeButton count={182} isLiked onChange={ignore} />
          {comments(24)}
          <Button size="small" variant="secondary">
            Gift
          </Button>
        </>
      }
    />
    <WishCard
      title="Hand-thrown amphora vase"
      href="#vase"
      picture={kitPictures.amphora}
      meta={
        <>
          <Link2 aria-hidden />
          pottersrow.example
        </>
      }
      note="Wants 2"
      tag={<GiftTag>$96.00</GiftTag>}
      corner={save(false)}
      actions={
        <>
          <LikeButton count={12} isLiked={false} onChange={ignore} />
          {comments(2)}
          <Button size="small" variant="secondary">
            Gift
          </Button>
        </>
      }
    />
    <WishCard
      title="Kiln for the studio"
      href="#kiln"
      picture={kitPictures.kiln}
      meta="14 people chipped in"
      tag={<FundPill percent={46} raised="$412" goal="$900" />}
      actions={
        <>
          <LikeButton count={31} isLiked={false} onChange={ignore} />
          {comments(9)}
          <Button size="small" variant="secondary">
            Chip in
          </Button>
        </>
      }
    />
    <WishCard
      title="Young rubber plant in terracotta"
      href="#plant"
      picture={kitPictures.plant}
      meta="From Dele, with a note"
      state="wrapped"
      tag={
        <GiftTag tone="ok">
          <Check aria-hidden />
          Gifted
        </GiftTag>
      }
      actions={
        <>
          <LikeButton count={9} isLiked={false} onChange={ignore} />
          {comments(2)}
        </>
      }
    />
    <WishCard
      title="Pocket film camera, 35 mm"
      href="#camera"
      picture={kitPictures.camera}
      state="unavailable"
      message="This item is unavailable."
      actions={
        <>
          <LikeButton count={27} isLiked={false} onChange={ignore} />
          {comments(6)}
          <IconButton label="More" icon={<Ellipsis />} size="small" />
        </>
      }
    />
    <WishCardSkeleton />
  </WishGrid>
);

export const WithoutPicture = () => (
  <div style={{ width: 180 }}>
    <WishCard title="A slow Sunday" href="#sunday" meta="No store needed" />
  </div>
);
