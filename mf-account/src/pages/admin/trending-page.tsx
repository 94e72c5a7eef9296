import { PageHeading } from '@wishbow/ui/page-heading';
import { ThemesList } from '../../features/admin-trending/themes-list.tsx';

/** What the home page shows as trending. */
export default function AdminTrendingPage() {
  return (
    <>
      <PageHeading title="Trending" text="The themes of the home page and their products, in their order." />
      <ThemesList />
    </>
  );
}
