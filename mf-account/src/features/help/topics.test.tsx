import { act } from '@testing-library/react';
import { navigate } from '@wishbow/platform';
import { renderPage } from '@wishbow/testing/render-page';
import { Topics } from './topics.tsx';

test('whoever asks for a topic again is led to it again, and a dialog that opens moves nobody', async () => {
  const ledTo: string[] = [];
  Element.prototype.scrollIntoView = function (this: Element) {
    ledTo.push(this.id);
  };
  const topics = [{ id: 'fees', title: 'How fees work', words: 'As they do.' }];
  renderPage(<Topics title="Help" text="What to know." topics={topics} />, { at: '/help#fees' });
  expect(ledTo).toEqual(['fees']);
  await act(async () => navigate('/help#fees'));
  expect(ledTo).toEqual(['fees', 'fees']);
  await act(async () => navigate('/help?modal=report#fees'));
  expect(ledTo).toEqual(['fees', 'fees']);
});
