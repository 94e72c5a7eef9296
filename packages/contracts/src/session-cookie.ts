/** The session's cookie: HttpOnly, Secure, SameSite=Lax, whole site. The prefix makes browsers enforce it. */
export const SESSION_COOKIE = '__Host-auth';
