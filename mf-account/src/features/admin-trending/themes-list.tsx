import type { TrendingTheme } from '@wishbow/contracts/admin-trending-contract';
import { Button } from '@wishbow/ui/button';
import { EmptyState } from '@wishbow/ui/empty-state';
import { Skeleton } from '@wishbow/ui/skeleton';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LoadingFailed } from '../../shared/loading-failed.tsx';
import { OrderThemesDialog } from './order-themes-dialog.tsx';
import { RemoveThemeDialog } from './remove-theme-dialog.tsx';
import { reordered } from './reordered.ts';
import { ThemeCard } from './theme-card.tsx';
import { ThemeDialog } from './theme-dialog.tsx';
import classes from './themes-list.module.css';
import { useThemes } from './use-themes.ts';

type Asked =
  | { act: 'edit'; theme: TrendingTheme | undefined }
  | { act: 'remove'; theme: TrendingTheme }
  | { act: 'order'; ids: readonly string[] };

/** The themes of the home page: their order, their titles and their products. */
export function ThemesList() {
  const themes = useThemes();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  if (themes.isPending) return <Skeleton shape="box" height="320px" />;
  if (themes.isLoadingError) {
    return <LoadingFailed query={themes} headingLevel={2} />;
  }
  const all = themes.data ?? [];
  const ids = all.map(({ id }) => id);
  return (
    <>
      <div>
        <Button size="small" icon={<Plus />} onClick={() => setAsked({ act: 'edit', theme: undefined })}>
          Add a theme
        </Button>
      </div>
      {all.length === 0 && <EmptyState picture="magnifying-glass" title="No themes yet" headingLevel={2} />}
      <ol className={classes.themes}>
        {all.map((theme, index) => (
          <li key={theme.id}>
            <ThemeCard
              theme={theme}
              onEdit={() => setAsked({ act: 'edit', theme })}
              onRemove={() => setAsked({ act: 'remove', theme })}
              onUp={index === 0 ? undefined : () => setAsked({ act: 'order', ids: reordered(ids, index, -1) })}
              onDown={
                index === all.length - 1 ? undefined : () => setAsked({ act: 'order', ids: reordered(ids, index, 1) })
              }
            />
          </li>
        ))}
      </ol>
      {asked?.act === 'edit' && <ThemeDialog theme={asked.theme} onClose={close} />}
      {asked?.act === 'remove' && <RemoveThemeDialog theme={asked.theme} onClose={close} />}
      {asked?.act === 'order' && <OrderThemesDialog ids={asked.ids} onClose={close} />}
    </>
  );
}
