import { screen, waitFor } from '@testing-library/react';
import { reportsContract } from '@wishbow/contracts/reports-contract';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import ReportModal from './report-modal.tsx';

const site = mockSite();
const id = 'c'.repeat(24);

function show() {
  const completed = jest.fn();
  const input = { kind: 'comment' as const, id, name: 'Theo Lindqvist' };
  const modal = <ReportModal input={input} onComplete={completed} onClose={() => undefined} />;
  return { completed, person: renderPage(modal, { as: aSignedInPerson() }) };
}

test('somebody says what is wrong with a comment, and is thanked', async () => {
  const sent: unknown[] = [];
  site.answer(reportsContract, {
    addReport: ({ body }) => {
      sent.push(body);
      return { status: 201, body: {} };
    },
  });
  const { person, completed } = show();
  await person.click(screen.getByRole('button', { name: 'Send report' }));
  expect(screen.getByText('Please choose a reason.')).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Pretends to be somebody else' })).not.toBeInTheDocument();
  await person.click(screen.getByRole('radio', { name: 'Spam or advertising' }));
  await person.type(screen.getByLabelText('More about it'), 'Pills again');
  await person.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(completed).toHaveBeenCalled());
  expect(sent).toEqual([{ reported: { kind: 'comment', id }, reason: 'spam', note: 'Pills again' }]);
  expect(toastTexts()).toEqual(['Thank you. We will look at it.']);
});

test('who has reported it before is told that it waits', async () => {
  const body = { code: 'already_reported', message: 'You have reported this already. We will look at it.' };
  site.answer(reportsContract, { addReport: { status: 409, body } });
  const { person } = show();
  await person.click(screen.getByRole('radio', { name: 'Hateful or offensive' }));
  await person.click(screen.getByRole('button', { name: 'Send report' }));
  await waitFor(() => expect(toastTexts()).toEqual(['You have reported this already. We will look at it.']));
});
