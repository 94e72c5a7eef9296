import { screen, waitFor } from '@testing-library/react';
import { calendarContract } from '@wishbow/contracts/calendar-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import CalendarPanel from './calendar-panel.tsx';

const site = mockSite();
const at = (path: string | null) => site.answer(calendarContract, { getCalendarFeed: { status: 200, body: { path } } });
const open = () => renderPage(<CalendarPanel />, { at: '/account', as: aSignedInPerson() });
const address = () => screen.findByRole('textbox', { name: 'Address of your calendar' });

test('a person gives their calendar an address, copies it, replaces it and takes it back', async () => {
  at(null);
  let made = 0;
  site.answer(calendarContract, {
    createCalendarFeed: () => {
      made += 1;
      at(`/calendar.ics?key=${made}`);
      return { status: 200, body: { path: `/calendar.ics?key=${made}` } };
    },
    revokeCalendarFeed: () => {
      at(null);
      return { status: 200, body: {} };
    },
  });
  const person = open();
  const copied = jest.spyOn(navigator.clipboard, 'writeText');
  await person.click(await screen.findByRole('button', { name: 'Create an address' }));
  expect(await address()).toHaveValue('http://localhost/calendar.ics?key=1');
  expect(screen.getByRole('link', { name: 'Open in my calendar' })).toHaveAttribute(
    'href',
    'webcal://localhost/calendar.ics?key=1',
  );
  await person.click(screen.getByRole('button', { name: 'Copy the address' }));
  expect(copied).toHaveBeenCalledWith('http://localhost/calendar.ics?key=1');

  await person.click(screen.getByRole('button', { name: 'New address' }));
  await person.click(await screen.findByRole('button', { name: 'Make a new address' }));
  await waitFor(async () => expect(await address()).toHaveValue('http://localhost/calendar.ics?key=2'));

  await person.click(screen.getByRole('button', { name: 'Take it back' }));
  const [, confirm] = screen.getAllByRole('button', { name: 'Take it back', hidden: true });
  await person.click(confirm ?? document.body);
  expect(await screen.findByRole('button', { name: 'Create an address' })).toBeVisible();
  expect(toastTexts()).toContain('Your calendar has no address any more');
});

test('an address that cannot be loaded can be tried again', async () => {
  site.answer(calendarContract, { getCalendarFeed: 'unreachable' });
  const person = open();
  expect(await screen.findByText('This could not be loaded')).toBeVisible();
  at('/calendar.ics?key=1');
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await address()).toHaveValue('http://localhost/calendar.ics?key=1');
});
