import { NavLink, useLocation } from '@wishbow/platform';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import classes from './admin-frame.module.css';
import { ADMIN_SECTIONS, adminHref } from './admin-sections.ts';

/** The admin area around each of its pages: beside it the navigation, above it on a phone. */
export const AdminFrame = ({ children }: { children: ReactNode }) => (
  <div className={classes.area} data-density="compact">
    <nav className={classes.nav} aria-label="Admin">
      <p className={classes.eyebrow}>Admin</p>
      <Sections />
    </nav>
    <div className={classes.page}>{children}</div>
  </div>
);

/** On a phone they are a strip wider than the screen, which begins with the chosen page in its middle. */
function Sections() {
  const strip = useRef<HTMLUListElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address decides which entry is chosen.
  useLayoutEffect(() => {
    const chosen = strip.current?.querySelector('[aria-current="page"]')?.parentElement;
    // Not `scrollIntoView`, which would move the page as well.
    if (strip.current && chosen) {
      strip.current.scrollLeft = chosen.offsetLeft - (strip.current.clientWidth - chosen.offsetWidth) / 2;
    }
  }, [pathname]);
  return (
    <ul ref={strip} className={classes.sections}>
      {ADMIN_SECTIONS.map(({ path, title, icon: Icon }) => (
        <li key={path}>
          <NavLink to={adminHref(path)} end={path === ''} className={classes.section}>
            <Icon aria-hidden />
            {title}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
