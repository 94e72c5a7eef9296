import type { SlotProps } from '@wishbow/contracts/slots';
import { openModal } from '@wishbow/platform';
import { Avatar } from '@wishbow/ui/avatar';
import { VisuallyHidden } from '@wishbow/ui/visually-hidden';
import classes from './likers.module.css';
import { useLikers } from './use-likers.ts';

const SHOWN = 3;

/** The faces of the newest few who like a wish or a product; a press shows everybody. Decoration while it loads or fails. */
export default function Likers(thing: SlotProps<'social.likers'>) {
  const page = useLikers(thing).data?.pages[0];
  if (!page || page.likes.length === 0) return null;
  return (
    <button type="button" className={classes.likers} onClick={() => void openModal('social.likes', thing)}>
      <VisuallyHidden>
        See who likes this, {page.like_count} {page.like_count === 1 ? 'like' : 'likes'}
      </VisuallyHidden>
      {page.likes.slice(0, SHOWN).map(({ id, user }) => (
        <Avatar key={id} name={user.name} src={user.details.avatar ?? undefined} size="xs" />
      ))}
    </button>
  );
}
