import { ObjectPicture } from '@wishbow/ui/object-picture';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import classes from './gallery.module.css';
import { useSwipe } from './use-swipe.ts';

type GalleryProps = {
  /** Addresses, the best first. */
  pictures: readonly string[];
  /** What they show. */
  title: string;
  /** What hangs on the picture. */
  tag: ReactNode;
  /** Whether it was gifted: a ribbon lies around it. */
  isWrapped: boolean;
};

const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/** The pictures of an item, one large and all as thumbnails; arrow keys and swipes lead from one to the next. */
export function Gallery({ pictures, title, tag, isWrapped }: GalleryProps) {
  const [chosen, setChosen] = useState(0);
  const thumbnails = useRef<HTMLUListElement>(null);
  const shown = pictures[chosen];

  const step = (by: number) => {
    const next = Math.min(Math.max(chosen + by, 0), pictures.length - 1);
    setChosen(next);
    return next;
  };
  const swipe = useSwipe(step);
  const stepByKey = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    thumbnails.current?.querySelectorAll('button').item(step(by)).focus();
  };

  return (
    <div className={classes.gallery}>
      <div className={classes.shot} data-wrapped={isWrapped || undefined} {...swipe}>
        {shown ? (
          <img className={classes.large} src={shown} alt={title} width={480} height={480} draggable={false} />
        ) : (
          <ObjectPicture name="wrapped-gift" size={160} />
        )}
        <span className={classes.tag}>{tag}</span>
      </div>
      {pictures.length > 1 && (
        <ul ref={thumbnails} className={classes.thumbnails} aria-label="Pictures" onKeyDown={stepByKey}>
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumbnail}
                aria-label={`Picture ${place + 1} of ${pictures.length}`}
                aria-current={place === chosen}
                onClick={() => setChosen(place)}
              >
                <img className={classes.small} src={picture} alt="" width={84} height={84} loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
