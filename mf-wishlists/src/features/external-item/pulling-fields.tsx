import { Skeleton } from '@wishbow/ui/skeleton';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';

/** Stands where the fields will be while the shop's page is read. */
export const PullingFields = () => (
  <div role="status" aria-busy>
    <VisuallyHidden>Reading the page…</VisuallyHidden>
    <Skeleton shape="box" height="360px" />
  </div>
);
