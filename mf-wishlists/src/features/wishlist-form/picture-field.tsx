import { Button } from '@wishbow/ui/button';
import { ImageCrop } from '@wishbow/ui/image-crop';
import { useState } from 'react';
import classes from './wishlist-form.module.css';

type PictureFieldProps = {
  picture: string | undefined;
  onChange: (picture: string | undefined) => void;
  error: string | undefined;
};

/** A square picture for the list's cover; without one it is wrapped in paper. */
export function PictureField({ picture, onChange, error }: PictureFieldProps) {
  const [isReplacing, setReplacing] = useState(false);
  const finish = (cropped: string) => {
    setReplacing(false);
    onChange(cropped);
  };
  return (
    <div className={classes.picture}>
      {picture && (
        <div className={classes.chosen}>
          <img src={picture} alt="The list’s cover" width={96} height={96} />
          <div className={classes.pictureActions}>
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
