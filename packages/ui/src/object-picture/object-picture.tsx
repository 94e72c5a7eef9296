import classes from './object-picture.module.css';
import { objectPictures } from './object-pictures.ts';

/** The objects at hand. */
export type ObjectName = keyof typeof objectPictures;

export type ObjectPictureProps = {
  /** Which object. */
  name: ObjectName;
  /** Width and height in CSS px. Default 92, the size of empty states; the files hold 256. */
  size?: number | undefined;
  /** What it shows, when it says something the text beside it does not. Default '': decoration. */
  alt?: string | undefined;
  /** Whether it is on the first screen of its page: asked for at once, not when it has been laid out. Default false. */
  isFirst?: boolean | undefined;
};

/** A small clay object, for empty states, categories and the landing page. */
export const ObjectPicture = ({ name, size = 92, alt = '', isFirst = false }: ObjectPictureProps) => (
  <img
    className={classes.picture}
    src={objectPictures[name]}
    alt={alt}
    width={size}
    height={size}
    loading={isFirst ? 'eager' : 'lazy'}
    fetchPriority={isFirst ? 'high' : 'auto'}
  />
);
