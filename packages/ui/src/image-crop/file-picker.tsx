import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ObjectPicture } from '../object-picture/object-picture.tsx';
import classes from './image-crop.module.css';
import { megabytes, SMALLEST_SIDE_PX } from './picture-file.ts';

export type FilePickerProps = {
  /** The name of the native file input. */
  label: string;
  /** Why the last file was refused; announced. */
  error: string | undefined;
  /** The largest file in bytes. */
  maxBytes: number;
  /** Called with the file, picked or dropped. */
  onPick: (file: File) => void;
  /** A lucide icon before the words in the compact form. */
  icon?: ReactNode;
  /** One small button instead of the large drop zone. Default false. */
  isCompact?: boolean | undefined;
};

/** A drop zone that is a native file input underneath, so it works by keyboard and by tap. */
export function FilePicker({ label, error, maxBytes, onPick, icon, isCompact = false }: FilePickerProps) {
  const id = useId();
  const needs = `Such as a JPG or PNG, at least ${SMALLEST_SIDE_PX}\u00A0x\u00A0${SMALLEST_SIDE_PX} pixels and at most ${megabytes(maxBytes)}.`;
  // The small button has no room for it until somebody needs it.
  const hasNeeds = !isCompact || error !== undefined;
  return (
    <div>
      <div className={classes.zone} data-compact={isCompact || undefined}>
        {isCompact ? icon : <ObjectPicture name="camera" size={64} />}
        <label htmlFor={id}>{label}</label>
        {!isCompact && <p id={`${id}-hint`}>Drop a picture here, or choose one. {needs}</p>}
        <input
          id={id}
          type="file"
          accept="image/*"
          className={classes.input}
          aria-describedby={hasNeeds ? `${id}-hint` : undefined}
          onChange={(event) => {
            const file = event.target.files?.[0];
            event.target.value = '';
            if (file) onPick(file);
          }}
        />
      </div>
      <p role="alert" className={classes.error}>
        {error && (
          <>
            <CircleAlert aria-hidden />
            {error}
          </>
        )}
      </p>
      {isCompact && hasNeeds && (
        <p id={`${id}-hint`} className={classes.needs}>
          {needs}
        </p>
      )}
    </div>
  );
}
