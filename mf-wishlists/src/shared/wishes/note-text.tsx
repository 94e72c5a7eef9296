import { hrefOf } from '@wishbow/contracts/routes';
import { splitHashtags } from '@wishbow/domain/hashtags';
import { Link } from '@wishbow/platform';
import classes from './note-text.module.css';

/** What somebody wrote about a wish: as text, in its own direction, its hashtags leading to what else carries them. */
export const NoteText = ({ text }: { text: string }) => (
  <span className={classes.note} dir="auto">
    {piecesOf(text).map(({ key, text: words, tag }) =>
      tag === undefined ? (
        words
      ) : (
        <Link key={key} className={classes.tag} to={hrefOf('tag', { tag })}>
          {words}
        </Link>
      ),
    )}
  </span>
);

/** The pieces with the place where each stands in the text: the same hashtag can stand there twice. */
function piecesOf(text: string) {
  let place = 0;
  return splitHashtags(text).map((piece) => {
    const key = place;
    place += piece.text.length;
    return { ...piece, key };
  });
}
