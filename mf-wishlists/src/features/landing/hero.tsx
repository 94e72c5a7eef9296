import { hrefOf } from '@wishbow/contracts/routes';
import { Link } from '@wishbow/platform';
import { LinkButton } from '@wishbow/ui/link-button';
import classes from './hero.module.css';
import { HeroObjects } from './hero-objects.tsx';

/** The promise of the site, and the way in. */
export const Hero = () => (
  <section className={classes.hero}>
    <svg className={classes.ribbon} viewBox="0 0 1280 620" preserveAspectRatio="none" aria-hidden>
      <path
        className={classes.ribbonEdge}
        d="M-40 600C160 500 330 650 540 556S710 250 905 210s190 150 60 190-150-160 40-240 220-60 330-120"
      />
      <path
        className={classes.ribbonFace}
        d="M-40 594C160 494 330 644 540 550S710 244 905 204s190 150 60 190-150-160 40-240 220-60 330-120"
      />
    </svg>
    <div className={classes.content}>
      <div>
        <h1>
          Wish
          <br />
          out loud.
        </h1>
        <p className={classes.words}>
          Keep lists of the things you’d love. Friends gift a wish, or chip in together on the big one. No more
          guessing, no more third toaster.
        </p>
        <div className={classes.ways}>
          <LinkButton variant="gold" size="large" render={<Link to={hrefOf('register')} />}>
            Start a wishlist
          </LinkButton>
          <LinkButton variant="on-block" size="large" href="#popular">
            Browse wishes
          </LinkButton>
        </div>
      </div>
      <HeroObjects />
    </div>
  </section>
);
