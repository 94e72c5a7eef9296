import { dateOnlyIn, formatShortDay } from '@wishbow/domain/date-only';
import { formatAgo } from '@wishbow/domain/relative-time';

/** How long ago, with the exact moment at hand. */
export const When = ({ at }: { at: string }) => (
  <time
    dateTime={at}
    title={`${formatShortDay(dateOnlyIn(new Date(at)), dateOnlyIn(new Date()))}, ${at.slice(11, 16)} UTC`}
  >
    {formatAgo(new Date(at), new Date())}
  </time>
);
