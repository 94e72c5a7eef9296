import { LinkButton } from './link-button.tsx';

export default { title: 'Link button' };

export const Variants = () => (
  <>
    <LinkButton href="#sign-up">Sign up</LinkButton>
    <LinkButton href="#log-in" variant="outline">
      Log in
    </LinkButton>
    <LinkButton href="#start" variant="gold" size="large">
      Start a wishlist
    </LinkButton>
    <LinkButton href="#home" variant="quiet" size="small">
      Home page
    </LinkButton>
  </>
);
