import { Hero } from '../features/landing/hero.tsx';

/** What a visitor of the front page sees first. */
export default Hero;
