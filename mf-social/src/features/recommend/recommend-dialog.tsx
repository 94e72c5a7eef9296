import type { ModalProps } from '@wishbow/contracts/modals';
import type { UserId } from '@wishbow/contracts/wire-types';
import { failureText } from '@wishbow/platform';
import { Button } from '@wishbow/ui/button';
import { Dialog } from '@wishbow/ui/dialog';
import { ErrorPanel } from '@wishbow/ui/error-panel';
import { Skeleton } from '@wishbow/ui/skeleton';
import { TextArea } from '@wishbow/ui/text-area';
import { type FormEvent, useId, useState } from 'react';
import { FollowerChoices } from './follower-choices.tsx';
import { NobodyToChoose } from './nobody-to-choose.tsx';
import classes from './recommend.module.css';
import { useMyPeople } from './use-my-people.ts';
import { useSendRecommendation } from './use-send-recommendation.ts';

/** As the wire's `comment` allows, in characters. */
const LONGEST_COMMENT = 300;

type RecommendDialogProps = {
  thing: ModalProps<'social.recommend'>;
  /** Whose followers there are to choose from. */
  username: string;
  onSent: () => void;
  onClose: () => void;
};

/** Which followers, and in which words. Nothing can be sent before somebody is chosen. */
export function RecommendDialog({ thing, username, onSent, onClose }: RecommendDialogProps) {
  const [chosen, setChosen] = useState<readonly UserId[]>([]);
  const [comment, setComment] = useState('');
  const people = useMyPeople(username);
  const { mutate, isPending } = useSendRecommendation(thing, onSent);
  const formId = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    mutate({ selectedUserIds: [...chosen], comment });
  };
  const hasFollowers = people.data !== undefined && people.data.followers.length > 0;

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Recommend to followers"
      isDismissable={chosen.length === 0 && comment === ''}
      footer={
        hasFollowers && (
          <Button type="submit" form={formId} disabled={chosen.length === 0} isLoading={isPending}>
            Recommend
          </Button>
        )
      }
    >
      {people.isPending && <Skeleton shape="box" height="240px" />}
      {people.isError && (
        <ErrorPanel
          title="Your followers could not be loaded"
          text={failureText(people.error)}
          onRetry={() => void people.refetch()}
        />
      )}
      {people.data && !hasFollowers && <NobodyToChoose followingCount={people.data.following.length} />}
      {people.data && hasFollowers && (
        <form id={formId} className={classes.form} onSubmit={send}>
          <FollowerChoices followers={people.data.followers} chosen={chosen} onChoose={setChosen} />
          <TextArea label="Comment" maxLength={LONGEST_COMMENT} value={comment} onValueChange={setComment} />
        </form>
      )}
    </Dialog>
  );
}
