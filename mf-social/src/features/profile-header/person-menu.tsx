import type { ViewedUser } from '@wishbow/contracts/people';
import { openModal, requireSignIn } from '@wishbow/platform';
import { AlertDialog } from '@wishbow/ui/alert-dialog';
import { IconButton } from '@wishbow/ui/icon-button';
import { Menu, MenuItem } from '@wishbow/ui/menu';
import { Ban, Ellipsis, Flag } from 'lucide-react';
import { useState } from 'react';
import { useBlock } from './use-block.ts';

/** What one hopes not to need: reporting somebody, and having nothing to do with them any more. */
export function PersonMenu({ user }: { user: ViewedUser }) {
  const [isAsking, setAsking] = useState(false);
  const { block } = useBlock(user);
  const { id, name, firstName } = user;
  const report = () => void openModal('social.report', { kind: 'person', id, name });
  const confirm = () => {
    setAsking(false);
    block.mutate();
  };
  return (
    <>
      <Menu trigger={<IconButton variant="sunken" label={`More about ${name}`} icon={<Ellipsis />} />}>
        <MenuItem icon={<Flag />} onSelect={() => void requireSignIn(report)}>
          Report {firstName}
        </MenuItem>
        {!user.isBlocked && (
          <MenuItem icon={<Ban />} tone="danger" onSelect={() => void requireSignIn(() => setAsking(true))}>
            Block {firstName}
          </MenuItem>
        )}
      </Menu>
      <AlertDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={`Block ${firstName}?`}
        confirmLabel={`Block ${firstName}`}
        onConfirm={confirm}
      >
        You will not see each other’s profiles, wishes and comments, and neither can follow the other. {firstName} is
        not told. You can lift the block in My Account, under Privacy.
      </AlertDialog>
    </>
  );
}
