import { ObjectPicture } from '@wishbow/ui/object-picture';

/** The picture of the error page, fetched beside it: the words do not wait for it. */
export default function LostParcel({ size }: { size: number }) {
  return <ObjectPicture name="package" size={size} />;
}
