import { failureText } from '@wishbow/platform';
import { ErrorPanel } from '@wishbow/ui/error-panel';

type FailedPanelProps = {
  /** What did not work. */
  title: string;
  /** The part of a query that tells of its failure and can be asked again. */
  query: { error: unknown; isFetching: boolean; refetch(): unknown };
  headingLevel?: 1 | 2 | 3;
};

/** Stands where data would be: what went wrong, the reference of the request, and a way to try again. */
export function FailedPanel({ title, query, headingLevel = 3 }: FailedPanelProps) {
  return (
    <ErrorPanel
      title={title}
      text={failureText(query.error)}
      onRetry={() => void query.refetch()}
      isRetrying={query.isFetching}
      headingLevel={headingLevel}
    />
  );
}
