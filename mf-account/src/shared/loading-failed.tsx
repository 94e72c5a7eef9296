import { failureText } from '@wishbow/platform';
import { ErrorPanel } from '@wishbow/ui/error-panel';

type LoadingFailedProps = {
  /** What could not be read, and how it is asked for again. */
  query: { error: Error | null; refetch: () => unknown; isFetching: boolean };
  /** The level of its heading in the page. Default 3. */
  headingLevel?: 1 | 2 | 3;
};

/** What stands where a query's data would be, once it has failed. */
export const LoadingFailed = ({ query, headingLevel = 3 }: LoadingFailedProps) => (
  <ErrorPanel
    title="This could not be loaded"
    text={failureText(query.error)}
    onRetry={() => query.refetch()}
    isRetrying={query.isFetching}
    headingLevel={headingLevel}
  />
);
