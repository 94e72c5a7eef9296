import { Cake, Users } from 'lucide-react';
import { Badge } from './badge.tsx';

export default { title: 'Badge' };

export const Tones = () => (
  <>
    <Badge tone="brand" icon={<Cake />}>
      Event
    </Badge>
    <Badge icon={<Users />}>Everyone can see this</Badge>
    <Badge tone="fund">Fund</Badge>
    <Badge tone="gold">beta</Badge>
    <Badge tone="ok">Complete</Badge>
    <Badge tone="info">Processing</Badge>
    <Badge tone="warn">Return started</Badge>
    <Badge tone="danger">Failed</Badge>
    <Badge>Cancelled</Badge>
  </>
);
