import { html } from '../pages/html.ts';
import { page } from '../pages/page.ts';

/** Asks who somebody wants to be, in the place of a password. */
export const consentPage = (action: string): string =>
  page(
    'Sign in with Sandbox ID',
    html`
  <section class="card">
    <form method="post" action="${action}">
      <p><label>Email <input name="email" type="email" required></label></p>
      <p><label><input name="verified" type="checkbox" checked> This provider has verified the address</label></p>
      <p class="choices">
        <button name="outcome" value="agree">Continue</button>
        <button class="plain" name="outcome" value="refuse" formnovalidate>Cancel</button>
      </p>
    </form>
    <p class="quiet">This is a test page: everybody may say who they are.</p>
  </section>`,
  );

export const brokenRequestPage = (): string =>
  page('This request is not complete', html`<p class="card">Please go back and try again.</p>`);
