import { failureText, type ModalViewProps } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { LinkButton } from '@wishbow/ui/link-button';
import { Spinner } from '@wishbow/ui/spinner';
import { Printer } from 'lucide-react';
import classes from './order-modal.module.css';
import { useReturnLabels } from './use-return-labels.ts';

/** What to put on the box; loading until the store has made it. */
export default function ReturnLabelModal({ input, onClose }: ModalViewProps<'checkout.returnLabel'>) {
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Return label"
      footer={
        <Button variant="outline" isBlock onClick={onClose}>
          Close
        </Button>
      }
    >
      <Labels orderId={input.orderId} />
    </Dialog>
  );
}

function Labels({ orderId }: { orderId: string }) {
  const { data, error, refetch, isFetching } = useReturnLabels(orderId);
  const failure = data && data.status !== 200 ? data.body.message : error && failureText(error);
  if (failure)
    return (
      <ErrorPanel
        title="There is no label"
        text={failure}
        onRetry={() => refetch()}
        isRetrying={isFetching}
        headingLevel={3}
      />
    );
  const found = data?.status === 200 ? data.body : undefined;
  if (found?.code === 'immediate_refund_issued') {
    return (
      <div className={classes.body}>
        <p>No return is needed. Your refund has been issued.</p>
      </div>
    );
  }
  if (found?.code === 'with_recipient') {
    return (
      <div className={classes.body}>
        <p>
          This return is being arranged with the recipient: the label shows their address, which they have not shared
          with you. You have nothing to print.
        </p>
      </div>
    );
  }
  if (!found || found.label_urls.length === 0) {
    return (
      <div className={classes.waiting} role="status">
        <Spinner label="Loading the label" />
        <p>The store is making your label. This can take a minute; you may close this and come back.</p>
      </div>
    );
  }
  return (
    <div className={classes.body}>
      <p>
        Print the label, put it on the box, and hand it in at any UPS drop-off point
        {found.return_by && ` by ${formatDay(found.return_by)}`}.
      </p>
      <ul className={classes.labels}>
        {found.label_urls.map((url, index) => (
          <li key={url}>
            <LinkButton href={url} target="_blank" rel="noopener noreferrer" icon={<Printer />} isBlock>
              {found.label_urls.length > 1 ? `Print label ${index + 1}` : 'Print label'}
            </LinkButton>
          </li>
        ))}
      </ul>
    </div>
  );
}

const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'America/New_York' });

const formatDay = (instant: string): string => day.format(new Date(instant));
