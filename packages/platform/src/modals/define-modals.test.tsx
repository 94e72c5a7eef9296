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

const { 'social.relationship': contract } = modalContracts;
const modals = defineModals(
  'social',
  { 'social.relationship': contract },
  { 'social.relationship': async () => ({ default: Relationship }) },
);

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
