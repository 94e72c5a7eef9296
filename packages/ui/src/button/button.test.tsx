import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('a person presses a button by its name', async () => {
  const presses: string[] = [];
  render(<Button onClick={() => presses.push('press')}>Gift this</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Gift this' }));
  expect(presses).toEqual(['press']);
});

test('a loading button keeps its name and its focus, and cannot be pressed twice', async () => {
  const presses: string[] = [];
  render(
    <Button isLoading onClick={() => presses.push('press')}>
      Place order
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Place order' });
  await userEvent.click(button);
  expect(presses).toEqual([]);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a loading button does not submit its form', async () => {
  const sent: string[] = [];
  render(
    <form onSubmit={() => sent.push('form')}>
      <Button type="submit" isLoading>
        Save
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
});

test('an icon adds nothing to the name', () => {
  render(<Button icon={<svg aria-hidden="true" />}>Share</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Share');
});
