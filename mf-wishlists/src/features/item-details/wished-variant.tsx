import type { WishOnPage } from '@wishbow/contracts/wishes';
import { TextLink } from '@wishbow/ui/text-link';
import classes from './wished-variant.module.css';

type WishedVariantProps = { wish: WishOnPage; onShow: () => void };

/** Says that what is looked at is not what was wished for, and leads back to it. */
export const WishedVariant = ({ wish, onShow }: WishedVariantProps) => (
  <p className={classes.hint}>
    {wish.user.firstName} wished for {wish.variant_title ?? 'another variant'}.{' '}
    <TextLink render={<button type="button" />} onClick={onShow}>
      Show the wish
    </TextLink>
  </p>
);
