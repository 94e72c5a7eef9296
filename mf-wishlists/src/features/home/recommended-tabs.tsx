import { EmptyState } from '@wishbow/ui/empty-state';
import { Tabs } from '@wishbow/ui/tabs';

/** What friends recommend. */
export const RecommendedTabs = () => (
  <Tabs
    label="For you"
    value="recommended"
    onValueChange={stay}
    tabs={[
      {
        value: 'recommended',
        label: 'Recommended',
        content: <EmptyState picture="love-letter" title="No recommended wishes" headingLevel={2} />,
      },
    ]}
  />
);

/** There is one tab only. */
const stay = () => undefined;
