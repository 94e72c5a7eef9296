import { failureText, type ModalViewProps } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { EmptyState } from '@wishbow/ui/empty-state';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { Skeleton } from '@wishbow/ui/skeleton';
import { PersonRow } from '../../shared/person-row.tsx';
import { useLikers } from './use-likers.ts';

/** Everybody who likes a wish, a product or a comment. */
export default function LikesModal({ input, onClose }: ModalViewProps<'social.likes'>) {
  const query = useLikers(input);
  const likes = query.data?.pages.flatMap((page) => page?.likes ?? []);
  return (
    <Dialog isOpen onOpenChange={onClose} title="Likes">
      {query.isPending && <Skeleton height="160px" shape="box" />}
      {query.isLoadingError && (
        <ErrorPanel
          title="The likes could not be loaded"
          text={failureText(query.error)}
          onRetry={() => void query.refetch()}
        />
      )}
      {likes?.length === 0 && <EmptyState picture="eyes" title="No likes yet" />}
      {likes?.map(({ id, user }) => (
        <PersonRow key={id} person={user} />
      ))}
      {query.hasNextPage && (
        <Button
          variant="outline"
          isBlock
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Load more
        </Button>
      )}
    </Dialog>
  );
}
