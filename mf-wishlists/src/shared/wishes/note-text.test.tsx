import { screen } from '@testing-library/react';
import { mockSite } from '@wishbow/testing/mock';
import { renderPage } from '@wishbow/testing/render-page';
import { NoteText } from './note-text.tsx';

mockSite();

test('a hashtag in a note leads to what else carries it', async () => {
  renderPage(<NoteText text="In #Sage or #日本 green, twice #sage" />);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['#Sage', '/tags/sage'],
    ['#日本', '/tags/%E6%97%A5%E6%9C%AC'],
    ['#sage', '/tags/sage'],
  ]);
});

test('markup in a note is read as the text it is', () => {
  renderPage(<NoteText text={'<img src=x onerror="alert(1)"> &amp; <b>bold</b>'} />);
  expect(screen.getByText('<img src=x onerror="alert(1)"> &amp; <b>bold</b>')).toBeInTheDocument();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

test('a note in Arabic runs in its own direction', () => {
  renderPage(<NoteText text="باللون الأخضر #هدية" />);
  expect(screen.getByText(/باللون/)).toHaveAttribute('dir', 'auto');
});
