import { Chip } from '@wishbow/ui/chip';
import { CategoryPicture } from './category-picture.tsx';
import classes from './trending.module.css';
import type { useTrending } from './use-trending.ts';

type CategoryChipsProps = {
  trending: ReturnType<typeof useTrending>['data'];
  /** Undefined for everything. */
  chosenId: string | undefined;
  onChoose: (categoryId: string | undefined) => void;
};

/** Everything, or one category. */
export const CategoryChips = ({ trending, chosenId, onChoose }: CategoryChipsProps) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form; these filter at once.
  <div className={classes.chips} role="group" aria-label="Trending categories">
    <Chip isSelected={chosenId === undefined} onClick={() => onChoose(undefined)}>
      Everything
    </Chip>
    {trending?.trending_categories.map(({ id, title }) => (
      <Chip
        key={id}
        isSelected={id === chosenId}
        onClick={() => onChoose(id)}
        media={
          <span className={classes.media}>
            <CategoryPicture categoryId={id} items={trending.trending_items} size={24} />
          </span>
        }
      >
        {title}
      </Chip>
    ))}
  </div>
);
