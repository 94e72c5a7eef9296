import * as React from 'react';

declare global {
  var reactsOnPage: Set<unknown> | undefined;
}

/** Each part of the page notes which React it runs on; a test counts them. */
globalThis.reactsOnPage = (globalThis.reactsOnPage ?? new Set()).add(React.useState);
