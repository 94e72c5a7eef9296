import { Skeleton } from '../skeleton/skeleton.tsx';
import { BelowLoading } from './below-loading.tsx';

export default { title: 'Below loading' };

export const HeldBack = () => (
  <div style={{ minWidth: 200 }}>
    <div>
      <Skeleton />
    </div>
    <BelowLoading>Not shown yet</BelowLoading>
  </div>
);
export const Shown = () => (
  <div>
    <div>What has arrived</div>
    <BelowLoading>What stands below it</BelowLoading>
  </div>
);
