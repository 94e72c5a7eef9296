import { Button } from '@wishbow/ui/button';
import { LinkField } from '../../shared/wish-form/link-field.tsx';
import classes from './external-item.module.css';

type LinkToPullProps = {
  link: string;
  onLinkChange: (link: string) => void;
  onPull: () => void;
  isPulling: boolean;
  error: string | undefined;
  /** Why nothing came of reading the page. The link itself is fine, and can be sent. */
  failure: string | undefined;
};

/** Where the wish is sold, and the button that reads name, price and picture from there, which Enter presses too. */
export const LinkToPull = ({ link, onLinkChange, onPull, isPulling, error, failure }: LinkToPullProps) => (
  <div className={classes.link}>
    <LinkField
      value={link}
      onValueChange={onLinkChange}
      onEnter={onPull}
      error={error}
      hint={failure && <span className={classes.failure}>{failure}</span>}
      required
    />
    <Button variant="secondary" isLoading={isPulling} onClick={onPull}>
      Get details
    </Button>
    <p className={classes.hint}>Get details reads name, price and picture from the page.</p>
  </div>
);
