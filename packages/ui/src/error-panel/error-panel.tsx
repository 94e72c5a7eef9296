import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { type ObjectName, ObjectPicture } from '../object-picture/object-picture.tsx';
import classes from './error-panel.module.css';

export type ErrorPanelProps = {
  /** What did not work: "Failed to load reviews"; a heading. */
  title: string;
  /** What to do next, without blame. */
  text?: ReactNode;
  /** Called by "Try again". Left out: no button. */
  onRetry?: (() => void) | undefined;
  /** The name of the retry button. Default "Try again". */
  retryLabel?: string | undefined;
  /** Whether the retry is on its way. Default false. */
  isRetrying?: boolean | undefined;
  /** The id of the failed request, for a support message; shown small and selectable. */
  requestId?: string | undefined;
  /** The object above the words. Default `package`. */
  picture?: ObjectName | undefined;
  /** The level of the heading in its page. Default 3. */
  headingLevel?: 1 | 2 | 3 | undefined;
};

/** What stands where data would be, when it could not be loaded. Announced at once. */
export function ErrorPanel({
  title,
  text,
  onRetry,
  retryLabel = 'Try again',
  isRetrying,
  requestId,
  picture = 'package',
  headingLevel = 3,
}: ErrorPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={classes.panel} role="alert">
      <ObjectPicture name={picture} size={72} />
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {onRetry && (
        <Button variant="outline" size="small" icon={<RotateCw aria-hidden />} isLoading={isRetrying} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
      {requestId && <p className={classes.request}>Request {requestId}</p>}
    </div>
  );
}
