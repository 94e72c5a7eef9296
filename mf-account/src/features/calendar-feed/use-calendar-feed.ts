import { calendarContract } from '@wishbow/contracts/calendar-contract';
import { callApi, queryClient, showToast, useChange, useQuery } from '@wishbow/platform';

const FEED_KEY = ['getCalendarFeed'];

/** The address of the person's calendar, in full; null where there is none. */
export const useCalendarFeed = () =>
  useQuery({
    queryKey: FEED_KEY,
    queryFn: async () => {
      const { path } = (await callApi(calendarContract.getCalendarFeed, {})).body;
      return path && new URL(path, window.location.href).href;
    },
  });

const onSettled = () => void queryClient.invalidateQueries({ queryKey: FEED_KEY });

export const useCreateCalendarFeed = () =>
  useChange(calendarContract.createCalendarFeed, () => ({}), {
    onSuccess: () => showToast('Your calendar has a new address'),
    onSettled,
  });

export const useRevokeCalendarFeed = () =>
  useChange(calendarContract.revokeCalendarFeed, () => ({}), {
    onSuccess: () => showToast('Your calendar has no address any more'),
    onSettled,
  });
