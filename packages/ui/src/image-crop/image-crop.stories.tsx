import { useState } from 'react';
import { kitPictures } from '../../kit/kit-pictures.ts';
import { CropStage } from './crop-stage.tsx';
import { ImageCrop } from './image-crop.tsx';

export default { title: 'Image crop' };

export const PickAndCut = () => {
  const [png, setPng] = useState<string>();
  return (
    <div style={{ width: 440, maxWidth: '100%', display: 'grid', gap: 16 }}>
      <ImageCrop label="Profile picture" onCrop={setPng} />
      {png && <img src={png} alt="Your cut" width={150} height={150} />}
    </div>
  );
};

export const Stage = () => (
  <div style={{ width: 440, maxWidth: '100%' }}>
    <CropStage url={kitPictures.plant} onSquareChange={() => undefined} />
  </div>
);
