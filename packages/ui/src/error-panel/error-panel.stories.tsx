import { ErrorPanel } from './error-panel.tsx';

export default { title: 'Error panel' };

export const WithRetry = () => (
  <ErrorPanel
    title="Failed to load reviews"
    text="The shelf did not answer. Please try again in a moment."
    onRetry={() => undefined}
    requestId="req-81f2c0"
  />
);
