import { html } from '../pages/html.ts';
import type { Good } from './goods.ts';
import { markups } from './markup.ts';

/** The page on which the corner shop sells one good, marked up in that good's way. */
export const goodPage = (good: Good, image: string): string => {
  const { head, body } = markups[good.markup](good, image);
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${good.title}</title>
${head}
</head>
<body>${body}</body>
</html>`.markup;
};
