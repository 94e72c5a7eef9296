import type { DomainEventPayload } from '@wishbow/contracts/domain-events';
import type { NotificationKind } from '@wishbow/contracts/notifications';
import type { EventHandlers } from '@wishbow/service/outbox/event-routes';
import type { News, Notifier } from '../notifications/notify.ts';

type Judged = DomainEventPayload<'social.content_judged'>;

interface Words {
  /** For whoever reported it; that it is back is its author's business alone. */
  readonly reporters: NotificationKind | undefined;
  /** For whose it is, where it came out of sight by this or into it again. */
  readonly author: NotificationKind | undefined;
}

const TOLD: Readonly<Record<Judged['decision'], Words>> = {
  hide: { reporters: 'report_upheld', author: 'content_hidden' },
  restore: { reporters: undefined, author: 'content_restored' },
  uphold: { reporters: 'report_upheld', author: undefined },
  dismiss: { reporters: 'report_dismissed', author: undefined },
};

/** Who is told what admins decide about reports. */
export const reportNews = ({ tell }: Notifier): EventHandlers => ({
  'social.content_judged': (judged, event) => tell(event, ...newsForReporters(judged), ...newsForAuthor(judged)),
});

function newsForReporters({ decision, reporterIds, subjectId }: Judged): News[] {
  const kind = TOLD[decision].reporters;
  return kind ? reporterIds.map((userId) => ({ userId, kind, subjectId })) : [];
}

function newsForAuthor({ kind: what, decision, isChanged, aboutId, subjectId, thingId, title }: Judged): News[] {
  const kind = TOLD[decision].author;
  if (!kind || !isChanged) return [];
  const fallback = what === 'comment' ? 'your comment' : 'your wish';
  return [{ userId: aboutId, kind, subjectId, thingId, title: title ?? fallback }];
}
