import { scenePicture } from '@wishbow/demo/picture-names';
import { findDrawing } from '@wishbow/demo/pictures/picture-orders';
import { Router } from 'express';
import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { goodPage } from './good-page.ts';
import { findGood, goods } from './goods.ts';

/**
 * A shop like any other, to pull wishes from: every page tells what it sells in another way. Its window shows the
 * addresses as they are pasted.
 */
export const cornerShopRoutes = (publicUrl: string): Router => {
  const router = Router();
  router.get('/shop', (_request, response) => {
    const rows = goods.map(
      ({ slug, title, price, markup }) =>
        html`<li><a href="/shop/${slug}"><b>${title}</b><span class="quiet">${price} (${markup})</span><code>${publicUrl}/shop/${slug}</code></a></li>`,
    );
    response.send(page('The Corner Shop', html`<ul class="rows card">${rows}</ul>`));
  });
  router.get('/shop/:slug', (request, response) => {
    const good = findGood(request.params.slug);
    if (!good) return void response.status(404).send(page('Sold out', html`<p>We do not sell this.</p>`));
    response.send(goodPage(good, `/shop/${good.slug}/picture.webp`));
  });
  router.get('/shop/:slug/picture.webp', async (request, response) => {
    const good = findGood(request.params.slug);
    const draw = good && findDrawing(scenePicture(good.scene));
    if (!draw) return void response.status(404).end();
    response.type('webp').send(await draw());
  });
  return router;
};
