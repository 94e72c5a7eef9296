import { ImageUp } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { type CropSquare, cropToPng } from './crop-to-png.ts';
import { FilePicker } from './file-picker.tsx';
import classes from './image-crop.module.css';
import { readPictureFile } from './picture-file.ts';

/** The cropper is fetched once there is something to crop. */
const CropStage = lazy(() => import('./crop-stage.tsx').then(({ CropStage: stage }) => ({ default: stage })));

export type ImageCropProps = {
  /** What the picture is for: "Profile picture"; the name of the file picker. */
  label: string;
  /** Called with the finished square, a 300 x 300 png as a data URL. */
  onCrop: (pngDataUrl: string) => void;
  /**
   * Called with the square as it stands, once a picture is picked and whenever it comes to rest after being moved. A
   * form keeps it, so that whoever sends the form without pressing `confirmLabel` does not lose the picture. Default:
   * nothing is cut before the button is pressed.
   */
  onCropSoFar?: ((pngDataUrl: string) => void) | undefined;
  /** The largest file in bytes. Default 10 MB. */
  maxBytes?: number | undefined;
  /** The button that finishes. Default "Use image". */
  confirmLabel?: string | undefined;
};

/** Pick a picture from the disk, cut a square, get it as a small png. */
export function ImageCrop({
  label,
  onCrop,
  onCropSoFar,
  maxBytes = 10 * 1024 * 1024,
  confirmLabel = 'Use image',
}: ImageCropProps) {
  const [url, setUrl] = useState<string>();
  const [error, setError] = useState<string>();
  const [square, setSquare] = useState<CropSquare>();

  const pick = async (file: File) => {
    const reading = await readPictureFile(file, maxBytes);
    setError(reading.ok ? undefined : reading.message);
    if (!reading.ok) return;
    setSquare(undefined);
    setUrl(reading.url);
  };
  const finish = async () => {
    if (url && square) onCrop(await cropToPng(url, square));
  };

  useCropSoFar(url, square, onCropSoFar);

  if (!url) return <FilePicker label={label} error={error} maxBytes={maxBytes} onPick={pick} />;
  return (
    <div className={classes.crop}>
      <Suspense fallback={<Skeleton shape="box" height="440px" />}>
        <CropStage key={url} url={url} onSquareChange={setSquare} />
      </Suspense>
      <div className={classes.actions}>
        <Button isBlock disabled={!square} onClick={finish}>
          {confirmLabel}
        </Button>
        <FilePicker
          label="Replace"
          error={error}
          maxBytes={maxBytes}
          onPick={pick}
          icon={<ImageUp aria-hidden />}
          isCompact
        />
      </div>
    </div>
  );
}

/** Cuts the picture as it stands. What is finished after it was moved again, or put away, counts for nothing. */
function useCropSoFar(
  url: string | undefined,
  square: CropSquare | undefined,
  onCropSoFar: ImageCropProps['onCropSoFar'],
): void {
  const tell = useEffectEvent((png: string) => onCropSoFar?.(png));
  const isWanted = onCropSoFar !== undefined;
  useEffect(() => {
    if (!url || !isWanted) return;
    let isCurrent = true;
    void cropToPng(url, square).then((png) => {
      if (isCurrent) tell(png);
    });
    return () => {
      isCurrent = false;
    };
  }, [url, square, isWanted]);
}
