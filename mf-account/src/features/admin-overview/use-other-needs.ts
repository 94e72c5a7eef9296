import { adminMailsContract } from '@wishbow/contracts/admin-mails-contract';
import { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { disputesContract } from '@wishbow/contracts/disputes-contract';
import { callApi, useQuery } from '@wishbow/platform';
import type { Need } from './needs-panel.tsx';

/** What waits in other corners of the site. One that gives no answer is left out: the rest is shown all the same. */
export function useOtherNeeds(): Need[] {
  const disputes = useQuery({
    queryKey: ['listDisputes', 'open'],
    queryFn: async () =>
      (await callApi(disputesContract.listDisputes, { query: { status: 'open' } })).body.disputes.length,
  });
  const reports = useQuery({
    queryKey: ['listReports', 'count'],
    queryFn: async () => (await callApi(adminReportsContract.listReports, { query: {} })).body.open_count,
  });
  const mails = useQuery({
    queryKey: ['listMails', 'dead'],
    queryFn: async () => (await callApi(adminMailsContract.listMails, { query: { state: 'dead' } })).body.counts.dead,
  });
  const needs: [count: number | undefined, one: string, many: string, href: string][] = [
    [disputes.data, 'contested charge', 'contested charges', '/admin/disputes'],
    [reports.data, 'report to look at', 'reports to look at', '/admin/reports'],
    [mails.data, 'mail that was not taken', 'mails that were not taken', '/admin/mails?state=dead'],
  ];
  return needs.flatMap(([count = 0, one, many, href]) =>
    count === 0 ? [] : [{ key: href, title: `${count} ${count === 1 ? one : many}`, text: '', href }],
  );
}
