import { CircleAlert } from 'lucide-react';
import classes from './form-errors.module.css';

export type FormError = {
  /** The id of the field to jump to. Left out: the message concerns the whole form. */
  fieldId?: string | undefined;
  /** What is wrong and what to do. */
  message: string;
};

export type FormErrorsProps = {
  /** The first line, for instance "Address is invalid. Please try again." Renders nothing while empty and without errors. */
  title?: string | undefined;
  /** The single messages, each a link to its field where it has one. */
  errors?: readonly FormError[] | undefined;
};

/** What keeps a form from being sent, in one block above its buttons. Announced when it appears. */
export function FormErrors({ title, errors = [] }: FormErrorsProps) {
  const hasContent = Boolean(title) || errors.length > 0;
  return (
    <div role="alert">
      {hasContent && (
        <div className={classes.block}>
          <CircleAlert aria-hidden />
          <div>
            {title && <p className={classes.title}>{title}</p>}
            {errors.length > 0 && (
              <ul>
                {errors.map(({ fieldId, message }) => (
                  <li key={`${fieldId}${message}`}>{fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </div>
  );
}
