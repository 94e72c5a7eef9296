import { skipToken, useQuery } from '@tanstack/react-query';
import type { CallOf, Endpoint } from '@wishbow/contracts/endpoint';
import { queryClient } from '../query-client.ts';
import type { EndpointSource } from './use-change.ts';
import { useSignedInChange } from './use-signed-in-change.ts';

/** What can be liked, as the server has told of it. */
export type Likeable = { id: string; isLiked: boolean; count: number };

/**
 * A like that shows at once wherever its thing stands on the page, and is sent afterwards; refused, it is taken back and
 * said in a toast. Several presses reach the server one after the other.
 */
export function useLike<E extends Endpoint>(
  { id, isLiked: wasLiked, count }: Likeable,
  endpoint: EndpointSource<E>,
  toCall: (isLiked: boolean) => CallOf<E>,
  onSettled?: () => void,
) {
  const queryKey = ['liked', id];
  // Nothing asks for it: it is what the person wished, and kept where a change of person clears it.
  const { data: isLiked = wasLiked } = useQuery<boolean>({ queryKey, queryFn: skipToken });
  const { run: setLiked } = useSignedInChange(endpoint, toCall, {
    inOrder: `like ${id}`,
    onStart: (wished) => queryClient.setQueryData(queryKey, wished),
    onFailure: (wished) =>
      queryClient.setQueryData<boolean>(queryKey, (current) => (current === wished ? !wished : current)),
    ...(onSettled && { onSettled }),
  });
  return { isLiked, count: count + Number(isLiked) - Number(wasLiked), setLiked };
}
