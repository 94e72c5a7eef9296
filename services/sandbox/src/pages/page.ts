import { type Html, html } from './html.ts';

/** The few colours and sizes of the product's design that these plain pages need, in light and dark. */
const STYLE = `
  :root { color-scheme: light dark; --ground: #fffaf6; --paper: #fff; --ink: #271920; --quiet: #6e5c64; --line: #e5dbdf; --accent: #af1d6c; --tint: #fef0f5; }
  @media (prefers-color-scheme: dark) { :root { --ground: #170d12; --paper: #271920; --ink: #f9f4f6; --quiet: #d1c3c9; --line: #55434b; --accent: #fb96c0; --tint: #3c2c33; } }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 Figtree, system-ui, sans-serif; }
  header, main { max-width: 58rem; margin: 0 auto; padding: 1rem 1.25rem; }
  header { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: baseline; padding-top: 1.5rem; }
  header strong { font-size: 1.05rem; margin-right: auto; }
  h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0 1rem; overflow-wrap: anywhere; }
  h2 { font-size: 1.1rem; margin: 1.75rem 0 .5rem; }
  a { color: var(--accent); text-underline-offset: .18em; }
  a:focus-visible, button:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
  .card { background: var(--paper); border: 1px solid var(--line); border-radius: 14px; padding: 1rem 1.25rem; margin: 0 0 1rem; overflow-wrap: anywhere; }
  .card > :first-child { margin-top: 0; } .card > :last-child { margin-bottom: 0; }
  .choices { display: flex; flex-wrap: wrap; gap: .75rem; }
  .quiet { color: var(--quiet); }
  ul.rows { list-style: none; margin: 0; padding: 0; }
  ul.rows li { border-top: 1px solid var(--line); }
  ul.rows li:first-child { border-top: 0; }
  ul.rows a { display: grid; gap: 0 1rem; padding: .7rem 0; color: inherit; text-decoration: none; }
  @media (min-width: 40rem) { ul.rows a { grid-template-columns: minmax(0, 1fr) auto; } ul.rows a > :last-child { grid-row: 1; grid-column: 2; } }
  ul.rows a:hover b { color: var(--accent); }
  dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .25rem 1rem; margin: 0; }
  dt { color: var(--quiet); } dd { margin: 0; overflow-wrap: anywhere; }
  pre { background: var(--tint); border-radius: 10px; padding: .9rem 1rem; margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: .88rem; }
  iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 14px; background: #fff; }
  button { font: inherit; font-weight: 600; min-height: 44px; padding: .5rem 1.2rem; border-radius: 999px; border: 1px solid var(--accent); background: var(--accent); color: var(--ground); cursor: pointer; }
  button.plain { background: none; color: var(--accent); }
  code { background: var(--tint); border-radius: 6px; padding: .1em .35em; font-size: .9em; }
`;

/** A whole page of the sandbox, ready to send. Scripts are never needed, so none are allowed. */
export const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">
<title>${title} · Wishbow sandbox</title>
<style>${{ markup: STYLE }}</style>
</head>
<body>
<header><strong>Wishbow sandbox</strong><a href="/">Overview</a><a href="/mail">Mail</a></header>
<main><h1>${title}</h1>
${content}
</main>
</body>
</html>`.markup;
