import { hrefOf } from '@wishbow/contracts/routes';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import { Link, useFlag, useSession } from '@wishbow/platform';
import { readInlined } from '@wishbow/platform/shell';
import { Logo } from '@wishbow/ui/logo';
import { OwnershipToggle } from '../ownership/ownership-toggle.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import classes from './footer.module.css';

/** The specification leaves the words of the footer open: what there is to find, and what one agrees to. */
const PLACES = [
  { label: 'Wishes', to: hrefOf('browseWithSearch') },
  { label: 'People', to: hrefOf('users') },
];
/** What belongs to whoever is signed in. A wide screen has no room for these in its bar, as the design draws it. */
const OWN = [
  { label: 'My lists', to: hrefOf('wishlist', {}) },
  { label: 'Orders', to: hrefOf('orders', {}) },
];
const WORDS = [
  { label: 'How fees work', to: `${hrefOf('help')}#fees` },
  { label: 'Help', to: hrefOf('help') },
  { label: 'Terms', to: hrefOf('terms') },
  { label: 'Privacy', to: `${hrefOf('terms')}#privacy` },
];

/** The end of every page. Who owns which piece is a question of developers: asked where they develop, or by a flag. */
export function Footer() {
  const { user } = useSession();
  const isLocal = readInlined<AppEnv['environment']>('wishbow-environment') === 'local';
  const isAsked = useFlag('ownership-outline');
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <Link to="/" aria-label="Wishbow, to the top of the site">
          <Logo size={22} />
        </Link>
        <p className={classes.text}>Wishes, kept and shared.</p>
        <nav className={classes.links} aria-label="Footer">
          {[...PLACES, ...(user ? OWN : []), ...WORDS].map(({ label, to }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </nav>
        <div className={classes.switches}>
          <ThemeToggle />
          {(isLocal || isAsked) && <OwnershipToggle />}
        </div>
      </div>
    </footer>
  );
}
