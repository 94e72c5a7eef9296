import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';

type Question = { action: string; amountCents: number | undefined };

/** The bank's page in this sandbox: the card's holder agrees, or does not. */
export const authenticationPage = ({ action, amountCents }: Question): string =>
  page(
    'Confirm it is you',
    html`
  <section class="card">
    <p>${
      amountCents === undefined
        ? 'Your bank asks whether this card may be saved for later payments.'
        : `Your bank asks whether you agree to this payment of $${(amountCents / 100).toFixed(2)}.`
    }</p>
    <form class="choices" method="post" action="${action}">
      <button name="outcome" value="complete">Complete authentication</button>
      <button class="plain" name="outcome" value="fail">Fail authentication</button>
    </form>
    <p class="quiet">This is a test page: no bank and no money is involved.</p>
  </section>`,
  );

export const authenticationDonePage = (hasAgreed: boolean): string =>
  page(
    hasAgreed ? 'Authentication complete' : 'Authentication failed',
    html`
  <p class="card">You can close this page and return to the shop.</p>`,
  );

export const nothingToAuthenticatePage = (): string =>
  page(
    'Nothing to confirm',
    html`
  <p class="card">No payment is waiting for your confirmation here. It may be confirmed already.</p>`,
  );
