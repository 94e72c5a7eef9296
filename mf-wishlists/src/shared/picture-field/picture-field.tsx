import { Button } from '@wishbow/ui/button';
import { ImageCrop } from '@wishbow/ui/image-crop';
import { useState } from 'react';
import classes from './picture-field.module.css';

type PictureFieldProps = {
  /** A data URL, or the address of the one that is stored. */
  picture: string | undefined;
  /** What the picture is: "The list’s cover". */
  alt: string;
  /** Called with every picture a press of the form's button would send, also while it is still being cut. */
  onChange: (picture: string | undefined) => void;
  error: string | undefined;
};

/** A square picture from the person's disk, which can be replaced and removed. */
export function PictureField({ picture, alt, onChange, error }: PictureFieldProps) {
  const [isCutting, setCutting] = useState(false);
  const [kept, setKept] = useState<string>();
  const [round, setRound] = useState(0);
  const begin = () => {
    setKept(picture);
    setCutting(true);
  };
  const finish = (chosen: string | undefined) => {
    setCutting(false);
    setKept(undefined);
    setRound(round + 1);
    onChange(chosen);
  };
  const takeSoFar = (cut: string) => {
    setCutting(true);
    onChange(cut);
  };
  return (
    <div className={classes.field}>
      {picture && (
        <div className={classes.chosen}>
          <img src={kept ?? picture} alt={alt} width={96} height={96} />
          <div className={classes.actions}>
            {!isCutting && (
              <Button variant="outline" size="small" onClick={begin}>
                Replace picture
              </Button>
            )}
            {isCutting && kept && (
              <Button variant="outline" size="small" onClick={() => finish(kept)}>
                Keep picture
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={() => finish(undefined)}>
              Remove picture
            </Button>
          </div>
        </div>
      )}
      {(!picture || isCutting) && <ImageCrop key={round} label="Picture" onCrop={finish} onCropSoFar={takeSoFar} />}
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
