import { failureText } from '@wishbow/platform';
import { Skeleton } from '@wishbow/ui/skeleton';
import { usePayoutAddress } from './use-payout-address.ts';

/** The lines for the envelope. */
export function PayoutAddress({ payoutId }: { payoutId: string }) {
  const found = usePayoutAddress(payoutId);
  if (found.isPending) return <Skeleton width="60%" height="48px" shape="box" />;
  if (found.isLoadingError) return <p role="alert">{failureText(found.error)}</p>;
  const { name, address } = found.data;
  if (!address) return <p>They have no address. Ask them for one before you write the check.</p>;
  return (
    <address>
      {name}
      <br />
      {address.address} {address.address_2}
      <br />
      {address.city}, {address.state} {address.postal}
    </address>
  );
}
