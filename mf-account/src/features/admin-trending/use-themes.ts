import { adminTrendingContract } from '@wishbow/contracts/admin-trending-contract';
import { callApi, useQuery } from '@wishbow/platform';

export const THEMES_KEY = ['listTrendingThemes'];

/** The themes of the home page in their order. */
export const useThemes = () =>
  useQuery({
    queryKey: THEMES_KEY,
    queryFn: async () => (await callApi(adminTrendingContract.listTrendingThemes, {})).body.themes,
  });
