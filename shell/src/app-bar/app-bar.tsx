import type { PageRegistry } from '@wishbow/contracts/registry';
import { Link, useSession } from '@wishbow/platform';
import { IconButton } from '@wishbow/ui/icon-button';
import { Logo } from '@wishbow/ui/logo';
import { Search } from 'lucide-react';
import { memo, startTransition, useCallback, useState } from 'react';
import classes from './app-bar.module.css';
import { BarSearch } from './bar-search.tsx';
import { BetaBadge } from './beta-badge.tsx';
import { CartLink } from './cart-link.tsx';
import { MainLinks } from './main-links.tsx';
import type MenuSheet from './menu-sheet.tsx';
import { PersonCorner } from './person-corner.tsx';
import { VisitorLinks } from './visitor-links.tsx';

/** The bar at the top: where one is, people search, and whoever is at the page. On a small screen the rest is in a sheet. */
export const AppBar = memo(function AppBar({ registry }: { registry: PageRegistry }) {
  const { user } = useSession();
  const [menu, setMenu] = useState<{ Sheet: typeof MenuSheet }>();
  // Bit by bit: whoever opens it sees their press first.
  const openMenu = useCallback(() => {
    const show = ({ default: Sheet }: typeof import('./menu-sheet.tsx')) => startTransition(() => setMenu({ Sheet }));
    void import('./menu-sheet.tsx').then(show);
  }, []);
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
      {menu && <menu.Sheet onClose={() => setMenu(undefined)} />}
    </header>
  );
});
