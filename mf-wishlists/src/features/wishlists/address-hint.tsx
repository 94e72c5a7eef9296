import { openModal, useSession } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Card } from '@wishbow/ui/card';
import { ListRow } from '@wishbow/ui/list-row';
import { ObjectPicture } from '@wishbow/ui/object-picture';

/** On one's own lists, as long as nothing can be shipped to their owner: friends would have to hand over every gift. */
export function AddressHint() {
  const { user } = useSession();
  if (!user || user.details.address) return null;
  return (
    <Card isFlush label="Your address">
      <ListRow
        media={<ObjectPicture name="package" size={48} />}
        title="Where should gifts go?"
        text="With your address, friends can have gifts shipped to you. They see it only if you let them."
        trailing={
          <Button variant="secondary" size="small" onClick={() => void openModal('account.addressDetails', {})}>
            Add address
          </Button>
        }
      />
    </Card>
  );
}
