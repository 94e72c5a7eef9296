/** Whether this browser can make and use passkeys; without them nothing of them is shown. */
export const knowsPasskeys = (): boolean => 'PublicKeyCredential' in window;

/** The person, or another question, has ended what the browser asked: nothing went wrong. */
export const isCalledOff = (failure: unknown): boolean =>
  failure instanceof Error && (failure.name === 'NotAllowedError' || failure.name === 'AbortError');
