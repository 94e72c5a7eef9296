import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { modalContracts } from '@wishbow/contracts/modals';
import { FailureBoundary } from '../failures/failure-boundary.tsx';
import { defineModals, type ModalViewProps } from './define-modals.tsx';

function Relationship({ input, onComplete }: ModalViewProps<'social.relationship'>) {
  return (
    <button type="button" onClick={() => onComplete({})}>
      {input.tab} of {input.username}
    </button>
  );
}

const modals = defineModals('social', modalContracts, {
  'social.relationship': async () => ({ default: Relationship }),
  'social.report': async () => ({ default: () => null }),
  'social.recommend': async () => ({ default: () => null }),
  'social.likes': async () => ({ default: () => null }),
});

async function loadedModal() {
  const load = modals['social.relationship'];
  if (!load) throw new Error('not defined');
  return (await load()).default;
}

test('a modal draws what it was opened with and hands its result back', async () => {
  const Modal = await loadedModal();
  const completed = jest.fn();
  render(<Modal input={{ username: 'ada', tab: 'following' }} onComplete={completed} onClose={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'following of ada' }));
  expect(completed.mock.calls).toEqual([[{}]]);
});

test('input that does not fit the contract reaches nobody', async () => {
  const Modal = await loadedModal();
  const failures: unknown[] = [];
  render(
    <FailureBoundary onFailure={(error) => failures.push(error)}>
      <Modal input={{ username: '', tab: 'enemies' }} onComplete={() => undefined} onClose={() => undefined} />
    </FailureBoundary>,
    { onCaughtError: () => undefined },
  );
  expect(failures).toHaveLength(1);
});
