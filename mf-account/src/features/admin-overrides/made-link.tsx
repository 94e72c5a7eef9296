import { showToast } from '@wishbow/platform';
import { IconButton } from '@wishbow/ui/icon-button';
import { TextField } from '@wishbow/ui/text-field';
import { Copy } from 'lucide-react';

/** The link, to copy. */
export function MadeLink({ link, expiresAt }: { link: string; expiresAt: string }) {
  return (
    <TextField
      label="Link"
      hint={`Good until ${expiresAt.slice(0, 16).replace('T', ' ')} UTC. Pages say in a badge what they show, and how to be rid of it.`}
      value={link}
      readOnly
      onFocus={(event) => event.target.select()}
      trailing={<IconButton size="small" label="Copy the link" icon={<Copy />} onClick={() => copyLink(link)} />}
    />
  );
}

/** Whose browser keeps its clipboard shut has the link before them. */
function copyLink(link: string): void {
  const tellToSelect = () => showToast('Please select the link and copy it.', { tone: 'info' });
  void navigator.clipboard.writeText(link).then(() => showToast('Link copied to clipboard.'), tellToSelect);
}
