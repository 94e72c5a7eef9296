import { TextLink } from '@wishbow/ui/text-link';
import { useState } from 'react';
import classes from './description.module.css';
import { shortened } from './shortened.ts';

type DescriptionProps = { text: string | null; bullets: readonly string[] };

/** What the shop says, cut short until somebody wants to read more. */
export function Description({ text, bullets }: DescriptionProps) {
  const [isWhole, setIsWhole] = useState(false);
  const short = shortened(text ?? '');
  if (!text && bullets.length === 0) return null;
  return (
    <div className={classes.description}>
      {text && (
        <p dir="auto">
          {isWhole ? text : short}{' '}
          {short !== text && (
            <TextLink render={<button type="button" />} aria-expanded={isWhole} onClick={() => setIsWhole(!isWhole)}>
              {isWhole ? 'Read less' : 'Read more'}
            </TextLink>
          )}
        </p>
      )}
      {bullets.length > 0 && (
        <ul className={classes.bullets}>
          {bullets.map((bullet) => (
            <li key={bullet} dir="auto">
              {bullet}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
