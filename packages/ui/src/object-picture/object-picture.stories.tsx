import { type ObjectName, ObjectPicture } from './object-picture.tsx';
import { objectPictures } from './object-pictures.ts';

export default { title: 'Object picture', isWide: true };

const names = Object.keys(objectPictures) as ObjectName[];

export const All = () => names.map((name) => <ObjectPicture key={name} name={name} size={56} />);
