import type { PageRegistry } from '@wishbow/contracts/registry';
import { NavLink } from '@wishbow/platform';
import { memo } from 'react';
import classes from './bottom-bar.module.css';
import { LateSlot } from './late-slot.tsx';
import { bottomLinks } from './site-links.ts';

/** The bar at the bottom of small screens. */
export const BottomBar = memo(function BottomBar({ registry }: { registry: PageRegistry }) {
  return (
    <nav className={classes.bar} aria-label="Main, small screen">
      {bottomLinks(registry).map(({ label, href, icon: Icon, isMainAction, hasCartCount }) =>
        isMainAction ? (
          <NavLink key={href} className={classes.action ?? ''} to={href} aria-label={label}>
            <Icon aria-hidden />
          </NavLink>
        ) : (
          <NavLink key={href} className={classes.link ?? ''} to={href} end>
            <Icon size={22} aria-hidden />
            {label}
            {hasCartCount && (
              <span className={classes.count}>
                <LateSlot name="checkout.miniCart" props={{ placement: 'link' }} />
              </span>
            )}
          </NavLink>
        ),
      )}
    </nav>
  );
});
