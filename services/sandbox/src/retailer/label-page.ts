import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';
import { merchantReturnId } from './return-order.ts';

/** The shipping label of a return, to be printed. It names the warehouse only: nobody's address is on it. */
export const labelPage = (returnId: string | undefined): string => {
  if (returnId === undefined) return page('No such label', html`<p class="quiet">No return has this label.</p>`);
  return page(
    'Return label',
    html`
    <section class="card">
      <p class="quiet">UPS Dropoff · prepaid</p>
      <dl>
        <dt>Return</dt><dd><b>${merchantReturnId(returnId)}</b></dd>
        <dt>To</dt><dd>Sandbox Shop, Returns, 1 Warehouse Way, Reno NV 89502</dd>
      </dl>
      <p>Tape this label to the box and hand it in at any drop-off point.</p>
    </section>`,
  );
};
