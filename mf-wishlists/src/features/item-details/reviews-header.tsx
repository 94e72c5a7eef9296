import { IconButton } from '@wishbow/ui/icon-button';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import classes from './reviews-header.module.css';

/** The head of the reviews screen. The dialog says its name by itself; the focus is on the way back. */
export function ReviewsHeader({ onBack }: { onBack: () => void }) {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className={classes.header}>
      <IconButton ref={back} label="Back to the item" icon={<ArrowLeft />} onClick={onBack} />
      <span className={classes.title} aria-hidden>
        Customer Reviews
      </span>
    </div>
  );
}
