import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from './button.tsx';

test('a person presses a button by its name', async () => {
  const onClick = jest.fn();
  render(<Button onClick={onClick}>Gift this</Button>);
  await userEvent.click(screen.getByRole('button', { name: 'Gift this' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a loading button keeps its name and its focus, and cannot be pressed twice', async () => {
  const onClick = jest.fn();
  render(<Button isLoading onClick={onClick}>Place order</Button>);
  const button = screen.getByRole('button', { name: 'Place order' });
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});

test('a loading button does not submit its form', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  render(<form onSubmit={onSubmit}><Button type="submit" isLoading>Save</Button></form>);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('an icon adds nothing to the name', () => {
  render(<Button icon={<svg aria-hidden="true" />}>Share</Button>);
  expect(screen.getByRole('button')).toHaveAccessibleName('Share');
});
