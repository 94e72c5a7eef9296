import { EmptyState } from '@wishbow/ui/empty-state';

/** What everybody but followers sees in the place of what a private person wishes for, gives and is given. */
export const PrivateProfile = () => (
  <EmptyState picture="locked" title="Only followers can see what is here" headingLevel={2} />
);
