import type { AdminOrder } from '@wishbow/contracts/admin-orders';
import { PersonLine } from '../../shared/admin/person-line.tsx';

/** Whom an order is for; somebody invited by e-mail has no name here until they claim it. */
export const RecipientLine = ({ order: { recipient, invitation } }: { order: AdminOrder }) =>
  invitation && invitation !== 'claimed' ? 'Invited by email' : <PersonLine person={recipient} />;
