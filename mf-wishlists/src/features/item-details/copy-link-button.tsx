import { hrefOf } from '@wishbow/contracts/routes';
import type { Wish } from '@wishbow/contracts/wishes';
import { IconButton } from '@wishbow/ui/icon-button';
import { Link2 } from 'lucide-react';
import { copyAddress } from '../../shared/copy-address.ts';

/** Copies the address of a wish's own page, which can be sent to anybody. */
export function CopyLinkButton({ wish }: { wish: Pick<Wish, 'id'> }) {
  const href = `${hrefOf('item')}?${new URLSearchParams({ id: wish.id })}`;
  return (
    <IconButton
      label="Copy link to this wish"
      icon={<Link2 />}
      onClick={() => copyAddress(href, 'Link to this wish copied to clipboard.')}
    />
  );
}
