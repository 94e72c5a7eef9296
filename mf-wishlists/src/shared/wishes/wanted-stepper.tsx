import { IconButton } from '@wishbow/ui/icon-button';
import { Minus, Plus } from 'lucide-react';
import type { WantedQuantity } from './use-wanted-quantity.ts';
import classes from './wanted-stepper.module.css';

/** How many of an own wish are wanted, one up or one down. */
export const WantedStepper = ({ wanted: { quantity, raise, lower } }: { wanted: WantedQuantity }) => (
  <div className={classes.wanted}>
    <span>Wanted</span>
    <IconButton
      label="Want one fewer"
      icon={<Minus />}
      variant="sunken"
      size="small"
      disabled={!lower}
      onClick={lower}
    />
    <output className={classes.count}>{quantity}</output>
    <IconButton label="Want one more" icon={<Plus />} variant="sunken" size="small" disabled={!raise} onClick={raise} />
  </div>
);
