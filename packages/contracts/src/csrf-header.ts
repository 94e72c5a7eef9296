/** Sent with every change by our own page: a form cannot send it, and another origin may not. */
export const CSRF_HEADER = 'x-wishbow-csrf';
