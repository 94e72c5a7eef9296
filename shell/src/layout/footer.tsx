import { Link } from '@wishbow/platform';
import { Logo } from '@wishbow/ui/logo';
import { OwnershipToggle } from '../ownership/ownership-toggle.tsx';
import { ThemeToggle } from '../theme/theme-toggle.tsx';
import classes from './footer.module.css';

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.row}>
        <Link to="/" aria-label="Wishbow, to the top of the site">
          <Logo size={22} />
        </Link>
        <p className={classes.text}>Wishes, kept and shared.</p>
        <div className={classes.switches}>
          <ThemeToggle />
          <OwnershipToggle />
        </div>
      </div>
    </footer>
  );
}
