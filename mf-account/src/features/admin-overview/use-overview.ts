import { OVERVIEW_DAYS, overviewContract } from '@wishbow/contracts/overview-contract';
import { callApi, keepPreviousData, useQuery } from '@wishbow/platform';

export type OverviewDays = (typeof OVERVIEW_DAYS)[number];

/** What the address means by its `days`. */
export const overviewDaysOf = (text: string | undefined): OverviewDays =>
  OVERVIEW_DAYS.find((days) => days === text) ?? '14';

/** The money side of the site over the last days. */
export const useOverview = (days: OverviewDays) =>
  useQuery({
    queryKey: ['getOverview', days],
    placeholderData: keepPreviousData,
    queryFn: async () => (await callApi(overviewContract.getOverview, { query: { days } })).body,
  });
