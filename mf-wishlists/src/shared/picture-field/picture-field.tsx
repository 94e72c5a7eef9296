import { Button } from '@wishbow/ui/button';
import { ImageCrop } from '@wishbow/ui/image-crop';
import { useState } from 'react';
import classes from './picture-field.module.css';

type PictureFieldProps = {
  /** A data URL, or the address of the one that is stored. */
  picture: string | undefined;
  /** What the picture is: "The list’s cover". */
  alt: string;
  onChange: (picture: string | undefined) => void;
  error: string | undefined;
};

/** A square picture from the person's disk, which can be replaced and removed. */
export function PictureField({ picture, alt, onChange, error }: PictureFieldProps) {
  const [isReplacing, setReplacing] = useState(false);
  const finish = (cropped: string) => {
    setReplacing(false);
    onChange(cropped);
  };
  return (
    <div className={classes.field}>
      {picture && (
        <div className={classes.chosen}>
          <img src={picture} alt={alt} width={96} height={96} />
          <div className={classes.actions}>
            <Button variant="outline" size="small" onClick={() => setReplacing(!isReplacing)}>
              {isReplacing ? 'Keep picture' : 'Replace picture'}
            </Button>
            <Button variant="quiet" size="small" onClick={() => onChange(undefined)}>
              Remove picture
            </Button>
          </div>
        </div>
      )}
      {(!picture || isReplacing) && <ImageCrop label="Picture" onCrop={finish} />}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
