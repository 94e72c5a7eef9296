import { createElement } from 'react';

/**
 * Stands in for `@wishbow/platform` where a first screen is drawn at build time: what stands still of it. A screen that
 * needs more fails the build, as webpack does not find it here.
 */

/** A link to any address of the site: it works before there is a router, too. */
const StillLink = ({ to, ...native }) => createElement('a', { ...native, href: to });

export { StillLink as Link };
