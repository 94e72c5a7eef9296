import type { ViewedUser } from '@wishbow/contracts/people';
import { Button } from '@wishbow/ui/button';
import { useBlock } from './use-block.ts';

/** The way back to being strangers. */
export function UnblockButton({ user }: { user: ViewedUser }) {
  const { unblock } = useBlock(user);
  return (
    <Button variant="outline" isLoading={unblock.isPending} onClick={() => unblock.mutate()}>
      Unblock {user.firstName}
    </Button>
  );
}
