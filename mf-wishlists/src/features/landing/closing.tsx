import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';
import { ObjectPicture } from '@wishbow/ui/object-picture';
import classes from './closing.module.css';

/** The last word, and the way in once more. */
export const Closing = () => (
  <section className={classes.closing}>
    <div className={classes.content}>
      <div>
        <h2>
          What would make
          <br />
          your year?
        </h2>
        <p className={classes.words}>Write down one wish. It takes about a minute.</p>
        <LinkButton variant="gold" size="large" render={<Link to={hrefOf('register')} />}>
          Start a wishlist
        </LinkButton>
      </div>
      <ObjectPicture name="party-popper" size={240} />
    </div>
  </section>
);
