import { Avatar } from '@wishbow/ui/avatar';
import { type ObjectName, ObjectPicture } from '@wishbow/ui/object-picture';
import { RibbonProgress } from '@wishbow/ui/ribbon-progress';
import { Link as LinkIcon, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './kinds-of-wishes.module.css';
import landing from './landing.module.css';

/** The three kinds of wishes, each with a small picture of how it looks. */
export const KindsOfWishes = () => (
  <section className={landing.section}>
    <div className={landing.head}>
      <h2>Anything can be a wish</h2>
      <p className={landing.lead}>
        A thing, a link or a dream that takes a few friends. Each gets its own card, its own thank-you, and its own
        little moment when it’s gifted.
      </p>
    </div>
    <div className={classes.kinds}>
      <article className={classes.kind} data-kind="catalogue">
        <h3>Something from the catalogue</h3>
        <p>Search by name and pick. We fill in the picture, the price and the options.</p>
        <div className={classes.scene} aria-hidden>
          <span className={classes.field}>
            <Search /> teapot
          </span>
          <Row picture="teapot" title="Cast teapot with infuser" text="Kettlebee, from $38.00" />
          <Row picture="birthday-cake" title="Party cake stand, tall" text="Kettlebee, $41.00" />
        </div>
      </article>
      <article className={classes.kind} data-kind="link">
        <h3>A link from anywhere</h3>
        <p>Paste the address of a shop, a maker or a booking page. Add a note so friends get the right one.</p>
        <div className={classes.scene} aria-hidden>
          <span className={classes.field}>
            <LinkIcon /> pottersrow.example/palette
          </span>
          <Row picture="artist-palette" title="Hand-cut palette" text="“The round one, please!”" trailing="$96.00" />
        </div>
      </article>
      <article className={classes.kind} data-kind="fund">
        <h3>A fund for the big one</h3>
        <p>Set an amount. Friends chip in what they like, from $1 up, and everyone sees it grow.</p>
        <div className={classes.scene} aria-hidden>
          <Row picture="bicycle" title="Town bicycle" text="14 people chipped in" />
          <RibbonProgress label="Town bicycle" percent={46} />
          <p className={classes.amounts}>
            <b>$412 so far</b> <span>$488 to go</span>
          </p>
          <span className={classes.people}>
            {['Theo L', 'Priya R', 'Omar H', 'Camila D', 'Ingrid H'].map((name) => (
              <Avatar key={name} name={name} size="s" />
            ))}
          </span>
        </div>
      </article>
    </div>
  </section>
);

type RowProps = { picture: ObjectName; title: string; text: string; trailing?: ReactNode };

const Row = ({ picture, title, text, trailing }: RowProps) => (
  <span className={classes.row}>
    <span className={classes.thumbnail}>
      <ObjectPicture name={picture} size={36} />
    </span>
    <span className={classes.words}>
      <b>{title}</b>
      {text}
    </span>
    {trailing && <b>{trailing}</b>}
  </span>
);
