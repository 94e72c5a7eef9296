import type { WishOnPage } from '@wishbow/contracts/wishes';
import type { ReactNode } from 'react';
import type { CustomWish } from './custom-gift-props.ts';
import classes from './gift-subject.module.css';

type GiftSubjectProps = {
  wish: CustomWish;
  /** undefined until it is known whose wish it is. */
  current: WishOnPage | undefined;
  /** Beside the words. */
  children?: ReactNode;
};

/** What is given, and to whom. */
export const GiftSubject = ({ wish, current, children }: GiftSubjectProps) => (
  <div className={classes.subject}>
    {wish.image && <img src={wish.image} alt="" className={classes.picture} />}
    <div className={classes.words}>
      <b dir="auto">{wish.title}</b>
      {current && (
        <p>
          For {current.user.name}, {current.wishlist.name}
        </p>
      )}
    </div>
    {children}
  </div>
);
