import { Button } from '@wishbow/ui/button';
import { LinkField } from '../../shared/wish-form/link-field.tsx';
import classes from './external-item.module.css';

type LinkToPullProps = {
  link: string;
  onLinkChange: (link: string) => void;
  onPull: () => void;
  isPulling: boolean;
  error: string | undefined;
};

/** Where the wish is sold, and the button that reads name, price and picture from there. */
export const LinkToPull = ({ link, onLinkChange, onPull, isPulling, error }: LinkToPullProps) => (
  <div className={classes.link}>
    <LinkField value={link} onValueChange={onLinkChange} error={error} required />
    <Button variant="secondary" isLoading={isPulling} onClick={onPull}>
      Pull
    </Button>
    <p className={classes.hint}>Pull reads name, price and picture from the page.</p>
  </div>
);
