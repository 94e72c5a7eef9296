import { monolithDocument } from './monolith-document.ts';

const html = `<head><title>Wishbow</title>
<link rel="preload" as="style" href="/_mf/mf-wishlists/w1/page.css">
<link rel="preload" as="script" href="/assets/s1/ui.js">
<script type="application/json" id="wishbow-session">{"user":null}</script>
<script defer src="/assets/s1/main.js"></script><link href="/assets/s1/main.css" rel="stylesheet"></head><body></body>`;

test('the monolith is served in the document of the site, with nothing of shell and parts left', () => {
  const report = {
    initial: ['/assets/monolith/main.js'],
    sheets: ['/assets/monolith/main.css'],
    early: { js: [], css: ['/assets/monolith/ui.css'] },
    pages: { profile: { js: ['/assets/monolith/page-profile.js'], css: [] } },
  };
  expect(monolithDocument(html, '/maya', report)).toBe(`<head><title>Wishbow</title>
<script type="application/json" id="wishbow-session">{"user":null}</script>
<link rel="preload" as="style" href="/assets/monolith/ui.css">
<link rel="preload" as="script" href="/assets/monolith/page-profile.js">
<script defer src="/assets/monolith/main.js"></script>
<link href="/assets/monolith/main.css" rel="stylesheet"></head><body></body>`);
});
