import type { ProcessHealth } from '@wishbow/contracts/site-health';
import { Badge } from '@wishbow/ui/badge';

/** Whether a process answers, and with all that it needs. */
export function ProcessState({ process: { is_up: isUp, figures } }: { process: ProcessHealth }) {
  if (!isUp) return <Badge tone="danger">Down</Badge>;
  if (figures && figures.missing.length > 0)
    return <Badge tone="warn">{`Without ${figures.missing.join(', ')}`}</Badge>;
  return <Badge tone="ok">Up</Badge>;
}
