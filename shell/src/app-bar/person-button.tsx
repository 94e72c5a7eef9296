import type { Me } from '@wishbow/contracts/people';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import { lazy, Suspense } from 'react';
import classes from './person-button.module.css';

const Avatar = lazy(async () => ({ default: (await import('@wishbow/ui/avatar')).Avatar }));

/** One's own picture, which opens the small-screen menu. */
export function PersonButton({ user, onClick }: { user: Me; onClick(): void }) {
  return (
    <button type="button" className={classes.button} aria-haspopup="dialog" onClick={onClick}>
      <VisuallyHidden>Menu</VisuallyHidden>
      <Suspense fallback={null}>
        <Avatar name={user.name} src={user.details.avatar ?? undefined} size="s" />
      </Suspense>
    </button>
  );
}
