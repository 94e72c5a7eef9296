import { Timeline } from './timeline.tsx';

export default { title: 'Timeline' };

export const Order = () => (
  <Timeline
    label="Status of order W-20417"
    stations={[
      { label: 'Placed', detail: 'Aug 23', state: 'done' },
      { label: 'Processing', state: 'now' },
      { label: 'Shipped', state: 'next' },
      { label: 'Delivered', detail: 'by Aug 30', state: 'next' },
    ]}
  />
);
