import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from './menu.tsx';

const chosen: string[] = [];
beforeEach(() => {
  chosen.length = 0;
  render(
    <Menu trigger={<Button>Maya</Button>}>
      <MenuLink href="/maya_okafor">View Profile</MenuLink>
      <MenuItem onSelect={() => chosen.push('add')}>Add Wishes</MenuItem>
      <MenuSeparator />
      <MenuItem onSelect={() => chosen.push('logout')}>Logout</MenuItem>
    </Menu>,
  );
});

test('a person opens the menu and picks an act', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Maya' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
  expect(chosen).toEqual(['logout']);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('the keyboard opens it and walks through it', async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('menu');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Add Wishes' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('button', { name: 'Maya' })).toHaveFocus();
});

test('the focus never leaves the button that is pressed, so that no dialog around it takes it', async () => {
  const focused: (Element | null)[] = [];
  const watching = new MutationObserver(() => focused.push(document.activeElement));
  watching.observe(document.body, { childList: true, subtree: true });
  await userEvent.click(screen.getByRole('button', { name: 'Maya' }));
  await screen.findByRole('menu');
  watching.disconnect();
  expect(focused[0]).toBe(screen.getByRole('button', { name: 'Maya' }));
});

test('a destination is a real link', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Maya' }));
  expect(await screen.findByRole('menuitem', { name: 'View Profile' })).toHaveAttribute('href', '/maya_okafor');
});
