import { Flag, Mail, Scale } from 'lucide-react';
import { adminHref } from '../../shared/admin/admin-sections.ts';
import { counted, type Need } from './need.ts';
import { useDeadMailCount } from './use-dead-mail-count.ts';
import { useOpenDisputeCount } from './use-open-dispute-count.ts';
import { useOpenReportCount } from './use-open-report-count.ts';

/** What waits in other corners of the site, and the corners that gave no answer: the rest is shown all the same. */
export function useOtherNeeds() {
  const corners = [
    {
      name: 'Contested charges',
      query: useOpenDisputeCount(),
      words: ['contested charge', 'contested charges'],
      href: adminHref('disputes'),
      icon: Scale,
    },
    {
      name: 'Reports',
      query: useOpenReportCount(),
      words: ['report to look at', 'reports to look at'],
      href: adminHref('reports'),
      icon: Flag,
    },
    {
      name: 'Mails',
      query: useDeadMailCount(),
      words: ['mail that was not taken', 'mails that were not taken'],
      href: `${adminHref('mails')}?state=dead`,
      icon: Mail,
    },
  ] as const;
  const needs = corners.flatMap(({ query, words: [one, many], href, icon }): Need[] =>
    query.data ? [{ key: href, title: counted(query.data, one, many), text: '', href, icon }] : [],
  );
  return {
    needs,
    isPending: corners.some(({ query }) => query.isPending),
    uncounted: corners.filter(({ query }) => query.isLoadingError).map(({ name }) => name),
  };
}
