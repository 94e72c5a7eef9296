import { Moon, Sun } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../src/button/button.tsx';
import { Logo } from '../src/logo/logo.tsx';
import { Foundations } from './foundations.tsx';
import classes from './kit-page.module.css';
import type { StoryGroup } from './stories.ts';

const themeOfAddress = () => (location.hash === '#dark' ? 'dark' : 'light');

/** Every component in every state, under one heading each; `#dark` in the address starts dark. */
export function KitPage({ groups }: { groups: StoryGroup[] }) {
  const [theme, setTheme] = useState<'light' | 'dark'>(themeOfAddress);
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  const other = theme === 'light' ? 'dark' : 'light';

  return (
    <>
      <a className="skip-link" href="#components">
        Skip to the components
      </a>
      <header className={classes.bar}>
        <Logo word="wishbow kit" />
        <Button
          variant="outline"
          size="small"
          icon={theme === 'light' ? <Moon aria-hidden /> : <Sun aria-hidden />}
          onClick={() => setTheme(other)}
        >
          Show {other}
        </Button>
      </header>
      <main className={classes.page} id="components">
        <h1>The components of Wishbow</h1>
        <Foundations />
        <div className={classes.groups}>
          {groups.map((group) => (
            <section
              key={group.id}
              id={group.id}
              className={classes.group}
              data-wide={group.isWide || undefined}
              aria-labelledby={`${group.id}-title`}
            >
              <h2 id={`${group.id}-title`}>{group.title}</h2>
              {group.stories.map(({ name, Story }) => (
                <div key={name} className={classes.story} data-story={`${group.id}/${name}`}>
                  <p className={classes.name}>{name}</p>
                  <div className={classes.stage}>
                    <Story />
                  </div>
                </div>
              ))}
            </section>
          ))}
        </div>
      </main>
    </>
  );
}
