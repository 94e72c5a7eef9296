import { EmptyState } from '@wishbow/ui/empty-state';

type Answer = { private?: true | undefined; blocking?: true | undefined };

export const isClosed = (answer: Answer): boolean => Boolean(answer.private || answer.blocking);

/** What stands in the place of what a private person, or one whom the viewer has blocked, wishes for, gives and is given. */
export const ClosedProfile = ({ answer }: { answer: Answer }) => (
  <EmptyState
    picture="locked"
    title={answer.blocking ? 'You blocked them. Unblock to see what is here.' : 'Only followers can see what is here'}
    headingLevel={2}
  />
);
