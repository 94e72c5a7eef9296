/** What "Private gift" means, true whether it is on or off. */
export const privateHint = (firstName = 'the recipient'): string =>
  `When on, ${firstName} sees it’s from you and nobody else does.`;
