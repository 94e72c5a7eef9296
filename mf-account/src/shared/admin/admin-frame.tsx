import { NavLink } from '@wishbow/platform';
import type { ReactNode } from 'react';
import classes from './admin-frame.module.css';
import { ADMIN_SECTIONS, adminHref } from './admin-sections.ts';

/** The admin area around each of its pages: beside it the navigation, above it on a phone. */
export const AdminFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.area} data-density="compact">
    <nav className={classes.nav} aria-label="Admin">
      <p className={classes.eyebrow}>Admin</p>
      <ul className={classes.sections}>
        {ADMIN_SECTIONS.map(({ path, title, icon: Icon }) => (
          <li key={path}>
            <NavLink to={adminHref(path)} end={path === ''} className={classes.section}>
              <Icon aria-hidden />
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
    <div className={classes.page}>{children}</div>
  </div>
);
