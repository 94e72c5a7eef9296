import { usePageTitle, useParams } from '@wishbow/platform';
import { EmptyState } from '@wishbow/ui/empty-state';
import { PageHeading } from '@wishbow/ui/page-heading';
import { NO_TAGGED_WISHES, TagWishes } from '../features/tags/tag-wishes.tsx';
import classes from './titled-page.module.css';

/** What people wish for under one hashtag, which may be typed with its `#` or without. */
export default function TagPage() {
  const tag = useParams().tag?.replace(/^#/, '') ?? '';
  usePageTitle(tag ? `#${tag}` : 'Tags');
  return (
    <div className={classes.page}>
      <PageHeading
        title={tag ? `#${tag}` : 'Tags'}
        text="Wishes that carry this hashtag in their title, note or comments."
      />
      {tag ? (
        <TagWishes key={tag} tag={tag} />
      ) : (
        <EmptyState picture="label" title={NO_TAGGED_WISHES} headingLevel={2} />
      )}
    </div>
  );
}
