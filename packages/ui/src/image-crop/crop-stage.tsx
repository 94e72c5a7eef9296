import { useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { Slider } from '../slider/slider.tsx';
import type { CropSquare } from './crop-to-png.ts';
import classes from './image-crop.module.css';

export type CropStageProps = {
  /** The picture as a URL the page may draw. */
  url: string;
  /** Called with the chosen square whenever it comes to rest. */
  onSquareChange: (square: CropSquare) => void;
};

/** Leaves a rim around the window, so that what is cut away can still be seen, dimmed. */
const INSET = { inset: '5%', overflow: 'visible' };

/** The picture under a square window: drag it, zoom it, or move it with the arrow keys. */
export function CropStage({ url, onSquareChange }: CropStageProps) {
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <div className={classes.stage}>
        <Cropper
          image={url}
          aspect={1}
          crop={position}
          zoom={zoom}
          maxZoom={4}
          objectFit="cover"
          keyboardStep={8}
          disableAutomaticStylesInjection
          style={{ containerStyle: INSET }}
          mediaProps={{ alt: '' }}
          cropperProps={{ role: 'group', 'aria-label': 'Picture position, arrow keys move the picture' }}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_, square) => onSquareChange(square)}
        />
      </div>
      <Slider
        label="Zoom"
        value={zoom}
        min={1}
        max={4}
        step={0.1}
        valueText={`${Math.round(zoom * 100)} %`}
        onValueChange={setZoom}
      />
    </>
  );
}
