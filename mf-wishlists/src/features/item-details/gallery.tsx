import { ObjectPicture } from '@wishbow/ui/object-picture';
import { type ReactNode, useState } from 'react';
import classes from './gallery.module.css';

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

/** The pictures of an item, one large and all as thumbnails. */
export function Gallery({ pictures, title, tag, isWrapped }: GalleryProps) {
  const [chosen, setChosen] = useState<string>();
  const shown = chosen && pictures.includes(chosen) ? chosen : pictures[0];
  return (
    <div className={classes.gallery}>
      <div className={classes.shot} data-wrapped={isWrapped || undefined}>
        {shown ? (
          <img className={classes.large} src={shown} alt={title} width={480} height={480} />
        ) : (
          <ObjectPicture name="wrapped-gift" size={160} />
        )}
        <span className={classes.tag}>{tag}</span>
      </div>
      {pictures.length > 1 && (
        <ul className={classes.thumbnails} aria-label="Pictures">
          {pictures.map((picture, place) => (
            <li key={picture}>
              <button
                type="button"
                className={classes.thumbnail}
                aria-label={`Picture ${place + 1} of ${pictures.length}`}
                aria-current={picture === shown}
                onClick={() => setChosen(picture)}
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
