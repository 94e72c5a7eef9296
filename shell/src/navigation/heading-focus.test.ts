import { focusNextHeading } from './heading-focus.ts';

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  document.body.innerHTML = '<input aria-label="Search People"><main id="main"><h1>Log in</h1></main>';
});

const arrive = async (title: string) => {
  const heading = document.querySelector('h1');
  if (heading) heading.textContent = title;
  await nextTurn();
};

test('the heading of the next page takes the focus once it has arrived', async () => {
  focusNextHeading();
  expect(document.activeElement).toBe(document.body);
  await arrive('Home');
  expect(document.activeElement?.textContent).toBe('Home');
});

test('whoever has begun to type meanwhile keeps the cursor', async () => {
  focusNextHeading();
  document.querySelector('input')?.focus();
  await arrive('Home');
  expect(document.activeElement).toBe(document.querySelector('input'));
});
