import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button } from '../button/button.tsx';
import { ListRow } from './list-row.tsx';

test('a wishlist in the rail is a link, and the shown one is current', async () => {
  const opened: string[] = [];
  render(
    <ListRow title="Studio birthday" text="9 wishes" href="?wishList=1" isCurrent onOpen={() => opened.push('list')} />,
  );
  const link = screen.getByRole('link', { name: 'Studio birthday' });
  expect(link).toHaveAttribute('aria-current', 'true');
  await userEvent.click(link);
  expect(opened).toEqual(['list']);
});

test('a person in a list has an own button', async () => {
  const done: string[] = [];
  render(
    <ListRow
      title="Bao Tran"
      text="@bao_tran"
      trailing={
        <Button size="small" onClick={() => done.push('follow')}>
          Follow
        </Button>
      }
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Follow' }));
  expect(done).toEqual(['follow']);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
