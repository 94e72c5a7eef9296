const USER_ROLE_ID = 1;
const ADMIN_ROLE_ID = 2;

export type UserRole = 'user' | 'admin';

/** The number by which the interface tells a role. */
export const userRoleId = (role: UserRole): 1 | 2 => (role === 'admin' ? ADMIN_ROLE_ID : USER_ROLE_ID);

/** Whether somebody works here (specification section 6): the admin area is theirs, and nobody suspends them. */
export const isAdmin = (person: { readonly user_role_id: number } | null): boolean =>
  person?.user_role_id === ADMIN_ROLE_ID;
