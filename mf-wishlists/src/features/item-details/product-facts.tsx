import { ChevronDown } from 'lucide-react';
import classes from './product-facts.module.css';

/** What the maker says of the product, line by line; shut until somebody asks. Draws nothing when nothing is known. */
export function ProductFacts({ facts }: { facts: readonly string[] }) {
  if (facts.length === 0) return null;
  return (
    <details className={classes.facts}>
      <summary className={classes.summary}>
        Product details
        <ChevronDown aria-hidden />
      </summary>
      <ul className={classes.lines}>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </details>
  );
}
