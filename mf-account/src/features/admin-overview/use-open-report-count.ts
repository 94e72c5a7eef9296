import { adminReportsContract } from '@wishbow/contracts/admin-reports-contract';
import { callApi, useQuery } from '@wishbow/platform';

/** How many reports nobody has decided about. */
export const useOpenReportCount = () =>
  useQuery({
    queryKey: ['listReports', 'count'],
    queryFn: async () => (await callApi(adminReportsContract.listReports, { query: {} })).body.open_count,
  });
