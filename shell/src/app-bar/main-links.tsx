import type { PageRegistry } from '@wishbow/contracts/registry';
import { NavLink } from '@wishbow/platform';
import { memo } from 'react';
import classes from './main-links.module.css';
import { topLinks } from './site-links.ts';

export const MainLinks = memo(function MainLinks({ registry }: { registry: PageRegistry }) {
  return (
    <nav className={classes.links} aria-label="Main">
      {topLinks(registry).map(({ label, href, icon: Icon }) => (
        <NavLink key={href} className={classes.link ?? ''} to={href} end>
          <Icon size={20} aria-hidden />
          {label}
        </NavLink>
      ))}
    </nav>
  );
});
