import { hrefOf } from '@wishbow/contracts/routes';
import { type LinkedPiece, splitLinkedWords } from '@wishbow/domain/linked-words';
import { Link } from '@wishbow/platform';
import classes from './linked-text.module.css';

/** What somebody said: as text, in its own direction; hashtags lead to what else carries them, `@username` to the person. */
export const LinkedText = ({ text }: { text: string }) => (
  <p className={classes.text} dir="auto">
    {placed(text).map(({ place, piece }) => {
      const to = hrefOfPiece(piece);
      return to === undefined ? (
        piece.text
      ) : (
        <Link key={place} className={classes.link} to={to}>
          {piece.text}
        </Link>
      );
    })}
  </p>
);

function hrefOfPiece({ tag, username }: LinkedPiece): string | undefined {
  if (tag !== undefined) return hrefOf('tag', { tag });
  return username === undefined ? undefined : hrefOf('profile', { username });
}

/** The same word can stand twice in a text: its place tells it apart. */
function placed(text: string) {
  let place = 0;
  return splitLinkedWords(text).map((piece) => {
    const at = place;
    place += piece.text.length;
    return { place: at, piece };
  });
}
