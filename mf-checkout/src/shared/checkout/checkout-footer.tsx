import { Button } from '@wishbow/ui/button';
import classes from './checkout-footer.module.css';

type CheckoutFooterProps = {
  /** What the button does. */
  action: string;
  /** When money is taken. */
  assurance: string;
  /** Left out at the first step. */
  onBack: (() => void) | undefined;
  onGoOn: () => void;
  /** Whether the price is known. */
  isReady: boolean;
  isPending: boolean;
};

/** The bar that leads through a checkout. */
export const CheckoutFooter = ({ action, assurance, onBack, onGoOn, isReady, isPending }: CheckoutFooterProps) => (
  <div className={classes.footer}>
    {onBack && (
      <Button variant="quiet" onClick={onBack}>
        Back
      </Button>
    )}
    <span className={classes.assurance}>{assurance}</span>
    <Button size="large" onClick={onGoOn} disabled={!isReady} isLoading={isPending}>
      {action}
    </Button>
  </div>
);
