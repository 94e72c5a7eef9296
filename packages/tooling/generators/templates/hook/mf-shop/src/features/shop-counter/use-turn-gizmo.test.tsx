import { screen, waitFor } from '@testing-library/react';
import { craftContract } from '@wishbow/contracts/craft-book';
import { problem } from '@wishbow/contracts/problem';
import { aSignedInPerson } from '@wishbow/testing/builders/person';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage, toastTexts } from '@wishbow/testing/render-page';
import { useState } from 'react';
import { useTurnGizmo } from './use-turn-gizmo.ts';

const site = mockSite();

/** The smallest page that makes the call. */
function Caller() {
  const [isDone, setIsDone] = useState(false);
  const { mutate } = useTurnGizmo(() => setIsDone(true));
  return (
    <button type="button" onClick={() => mutate()}>
      {isDone ? 'Done' : 'Turn gizmo'}
    </button>
  );
}

async function press() {
  const person = renderPage(<Caller />, { as: aSignedInPerson() });
  await person.click(screen.getByRole('button', { name: 'Turn gizmo' }));
}

test('what the service has done is done on the page', async () => {
  site.answer(craftContract, { turnGizmo: { status: 200, body: { user_id: aSignedInPerson().id } } });
  await press();
  expect(await screen.findByRole('button', { name: 'Done' })).toBeVisible();
});

test('a refusal is told in the words of the service', async () => {
  site.answer(craftContract, { turnGizmo: { status: 409, body: problem('not_confirmed', 'Please confirm first.') } });
  await press();
  await waitFor(() => expect(toastTexts()).toEqual(['Please confirm first.']));
});

test('a lost connection is told too', async () => {
  site.answer(craftContract, { turnGizmo: 'unreachable' });
  await press();
  await waitFor(() => expect(toastTexts()).toHaveLength(1));
});
