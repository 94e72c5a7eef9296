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
};

/** A small clay object, for empty states, categories and the landing page. */
export const ObjectPicture = ({ name, size = 92, alt = '' }: ObjectPictureProps) => (
  <img className={classes.picture} src={objectPictures[name]} alt={alt} width={size} height={size} loading="lazy" />
);
