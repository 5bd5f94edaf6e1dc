import { ErrorState } from './error-state.tsx';

export const Retry = () => (
  <ErrorState title="Failed to load shifts. Please try again later." retryLabel="Try again" onRetry={() => undefined}>
    Nothing was changed. The rest of the planner works.
  </ErrorState>
);
