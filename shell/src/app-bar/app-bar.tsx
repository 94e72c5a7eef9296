import type { PageRegistry } from '@wishbow/contracts/registry';
import { Link, Slot, useSession } from '@wishbow/platform';
import { Logo } from '@wishbow/ui/logo';
import classes from './app-bar.module.css';
import { BetaBadge } from './beta-badge.tsx';
import { MainLinks } from './main-links.tsx';
import { PersonCorner } from './person-corner.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** The bar at the top: where one is, people search, and whoever is at the page. */
export function AppBar({ registry }: { registry: PageRegistry }) {
  const { user } = useSession();
  return (
    <header className={classes.bar}>
      <div className={classes.row}>
        <Link className={classes.home} to="/" aria-label="Wishbow home"><Logo /></Link>
        <BetaBadge />
        <div className={classes.search}>
          <Slot name="social.peopleSearch" props={{ placement: 'bar' }} />
        </div>
        <span className={classes.space} />
        {user && <MainLinks registry={registry} />}
        {user ? <PersonCorner user={user} /> : <VisitorLinks />}
      </div>
    </header>
  );
}
