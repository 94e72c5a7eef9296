import type { ModalViewProps } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import classes from './relationship-modal.module.css';

export default function RelationshipModal({ input, onComplete, onClose }: ModalViewProps<'social.relationship'>) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={`${input.tab} of ${input.username}`}>
      <p className={classes.done}>Who follows whom</p>
      <Button onClick={() => onComplete({})}>Done</Button>
    </Dialog>
  );
}
