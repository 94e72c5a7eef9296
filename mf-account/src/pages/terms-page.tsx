import { termsTopics } from '../features/help/terms-topics.tsx';
import { Topics } from '../features/help/topics.tsx';

/** What holds between people and the site, in plain words. */
export default function TermsPage() {
  return (
    <Topics
      title="Terms"
      text="What holds for orders, funds, Llama Bucks and what we know of you."
      topics={termsTopics}
    />
  );
}
