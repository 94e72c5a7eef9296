import type { PageRegistry } from '@wishbow/contracts/registry';
import { Link, useSession } from '@wishbow/platform';
import { IconButton } from '@wishbow/ui/icon-button';
import { Logo } from '@wishbow/ui/logo';
import { Search } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import classes from './app-bar.module.css';
import { BarSearch } from './bar-search.tsx';
import { BetaBadge } from './beta-badge.tsx';
import { CartLink } from './cart-link.tsx';
import { MainLinks } from './main-links.tsx';
import { PersonCorner } from './person-corner.tsx';
import { VisitorLinks } from './visitor-links.tsx';

const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** The bar at the top: where one is, people search, and whoever is at the page. On a small screen the rest is in a sheet. */
export function AppBar({ registry }: { registry: PageRegistry }) {
  const { user } = useSession();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const openMenu = () => setMenuOpen(true);
  return (
    <header className={classes.bar}>
      <div className={classes.row} data-visitor={!user || undefined}>
        <Link className={classes.home ?? ''} to="/" aria-label="Wishbow home">
          <Logo />
        </Link>
        <BetaBadge />
        <div className={classes.search}>
          <BarSearch />
        </div>
        <span className={classes.space} />
        {user && <MainLinks registry={registry} />}
        {user && <CartLink registry={registry} />}
        <div className={classes.searchOpener}>
          <IconButton label="Search users" icon={<Search />} onClick={openMenu} />
        </div>
        {user ? <PersonCorner user={user} onOpenMenu={openMenu} /> : <VisitorLinks />}
      </div>
      {isMenuOpen && (
        <Suspense fallback={null}>
          <MenuSheet onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </header>
  );
}
