import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { ObjectPicture } from '../object-picture/object-picture.tsx';
import classes from './image-crop.module.css';

export type FilePickerProps = {
  /** The name of the native file input. */
  label: string;
  /** Why the last file was refused; announced. */
  error: string | undefined;
  /** Called with the file, picked or dropped. */
  onPick: (file: File) => void;
  /** A lucide icon before the words in the compact form. */
  icon?: ReactNode;
  /** One small button instead of the large drop zone. Default false. */
  isCompact?: boolean | undefined;
};

/** A drop zone that is a native file input underneath, so it works by keyboard and by tap. */
export function FilePicker({ label, error, onPick, icon, isCompact = false }: FilePickerProps) {
  const id = useId();
  return (
    <div>
      <div className={classes.zone} data-compact={isCompact || undefined}>
        {isCompact ? icon : <ObjectPicture name="camera" size={64} />}
        <label htmlFor={id}>{label}</label>
        {!isCompact && <p id={`${id}-hint`}>Drop a picture here, or choose one. At least 300&nbsp;x&nbsp;300.</p>}
        <input
          id={id}
          type="file"
          accept="image/*"
          className={classes.input}
          aria-describedby={isCompact ? undefined : `${id}-hint`}
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
    </div>
  );
}
