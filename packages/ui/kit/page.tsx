import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../src/tokens/tokens.css';
import '../src/tokens/fonts.css';
import '../src/tokens/base.css';
import { KitPage } from './kit-page.tsx';
import { storyGroups } from './stories.ts';

/** `?only=menu,dialog` in the address leaves the other components out. */
const only = new URLSearchParams(location.search).get('only')?.split(',');
const groups = storyGroups().filter(({ id }) => !only || only.includes(id));

const place = document.getElementById('kit');
if (!place) throw new Error('The page has no #kit');
createRoot(place).render(
  <StrictMode>
    <KitPage groups={groups} />
  </StrictMode>,
);
