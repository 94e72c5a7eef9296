/**
 * Sent with every call by our own page: the id of the person it shows, empty for a visitor. Tabs share one cookie, so
 * somebody else may have signed in behind a page. It proves nothing; it only has to agree with the session.
 */
export const VIEWER_HEADER = 'x-wishbow-viewer';
