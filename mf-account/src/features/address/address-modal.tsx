import { type ModalViewProps, useSession } from '@wishbow/platform';
import { Dialog } from '@wishbow/ui/dialog';
import { AddressForm } from './address-form.tsx';

/** Asks for the person's own shipping address where something needs it. */
export default function AddressModal({ onComplete, onClose }: ModalViewProps<'account.addressDetails'>) {
  const { user } = useSession();
  return (
    <Dialog isOpen onOpenChange={onClose} title="Your address" isDismissable={false}>
      <AddressForm current={user?.details.address ?? null} onSaved={() => onComplete({})} />
    </Dialog>
  );
}
