import { helpTopics } from '../features/help/help-topics.tsx';
import { Topics } from '../features/help/topics.tsx';

/** What a gift costs, where it goes, and what to do when it does not work out. */
export default function HelpPage() {
  return (
    <Topics
      title="Help"
      text="What a gift costs, where it goes, and what happens if it does not work out."
      topics={helpTopics}
    />
  );
}
