import { QueryClient } from '@tanstack/react-query';

/** One cache for all parts: what a part has read, the next one need not ask for. */
export const queryClient = new QueryClient({
  defaultOptions: { queries: { staleTime: 30_000, retry: 1, refetchOnWindowFocus: false } },
});
