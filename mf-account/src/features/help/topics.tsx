import { useLocation } from '@wishbow/platform';
import { Card } from '@wishbow/ui/card';
import { PageHeading } from '@wishbow/ui/page-heading';
import { TextLink } from '@wishbow/ui/text-link';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './topics.module.css';

export type Topic = {
  /** The fragment of its address. */
  id: string;
  title: string;
  /** Paragraphs. */
  words: ReactNode;
};

type TopicsProps = { title: string; text: string; topics: readonly Topic[] };

/** A page that says what there is to say, topic by topic, each with an address of its own; at the top the way to each. */
export function Topics({ title: pageTitle, text, topics }: TopicsProps) {
  const { hash, search, key } = useLocation();
  const lastSearch = useRef(search);
  // The browser looks for the place before this page has arrived. A way that is pressed again leads there again: hence the key.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(() => {
    const isModal = lastSearch.current !== search;
    lastSearch.current = search;
    if (isModal) return;
    const place = hash && document.getElementById(hash.slice(1));
    if (place) place.scrollIntoView();
  }, [hash, search, key]);
  return (
    <div className={classes.page}>
      <PageHeading title={pageTitle} text={text} />
      <nav aria-label="On this page">
        <ul className={classes.ways}>
          {topics.map(({ id, title }) => (
            <li key={id}>
              <TextLink href={`#${id}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      </nav>
      {topics.map(({ id, title, words }) => (
        <Card key={id}>
          <section className={classes.topic} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            {words}
          </section>
        </Card>
      ))}
    </div>
  );
}
