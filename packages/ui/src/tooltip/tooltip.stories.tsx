import { Info } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

export default { title: 'Tooltip' };

export const OnAnIcon = () => (
  <Tooltip text="$1.30 plus 7% of the price of each gift">
    <IconButton label="About the processing fee" icon={<Info />} size="small" />
  </Tooltip>
);
