import { act, fireEvent, screen } from '@testing-library/react';
import { type ExposedModules, installHost } from '@wishbow/platform/shell';
import { renderPage } from '@wishbow/testing/render-page';
import { useState } from 'react';
import { BarSearch } from './bar-search.tsx';

/** As the search of people, which goes on with what it was handed first. */
function Search({ input }: { input: unknown }) {
  const [atFirst] = useState(input);
  return <output>{JSON.stringify(atFirst)}</output>;
}

const exposed: ExposedModules = {
  './modals': { default: {} },
  './slots': { default: { 'social.peopleSearch': async () => ({ default: Search }) } },
};

/** A browser tells where the cursor is only some time after the letter. */
const notYet = (event: Event) => event.stopImmediatePropagation();
beforeEach(() => window.addEventListener('selectionchange', notYet, true));
afterEach(() => window.removeEventListener('selectionchange', notYet, true));

test('the search that comes right after a letter puts the cursor behind it', async () => {
  renderPage(<BarSearch />);
  const come = Promise.withResolvers<void>();
  installHost({
    loadExpose: async (_part, expose) => {
      await come.promise;
      return exposed[expose];
    },
    reportFailure: () => undefined,
  });
  const field = screen.getByRole('combobox', { name: 'Search People' });
  act(() => field.focus());
  fireEvent.keyDown(field, { key: 't' });
  fireEvent.input(field, { target: { value: 't' } });
  come.resolve();
  expect(await screen.findByRole('status')).toHaveTextContent(
    '{"placement":"bar","begun":{"typed":"t","hasFocus":true,"caret":1}}',
  );
});
