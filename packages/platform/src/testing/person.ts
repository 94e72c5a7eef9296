import { Me } from '@wishbow/contracts/people';

/** A signed-in person as `GET /api/me` tells of them. */
export function aPerson(id: string, username: string): Me {
  return Me.parse({
    id,
    username,
    name: username,
    firstName: username,
    lastName: 'Example',
    email: `${username}@example.com`,
    email_verified: true,
    deletion_due_at: null,
    bio: '',
    user_role_id: 1,
    cards: [],
    details: {
      user_id: id,
      avatar: null,
      bio: '',
      birthday: null,
      wrapping_paper: 'bows',
      credit: 0,
      address: null,
      followers: 0,
      following: 0,
      requested_followers: 0,
      addressRequestsCount: 0,
      unviewedNotificationsCount: 0,
    },
    settings: { id, private: false, show_birthday: true, show_address: 'followers' },
  });
}

/** The server's answer to every further request of this test. @returns the requests that were made. */
export function answerWith(body: unknown, status = 200, headers: Record<string, string> = {}): Request[] {
  const requests: Request[] = [];
  globalThis.fetch = async (input, init) => {
    requests.push(new Request(new URL(String(input), 'http://localhost'), init));
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });
  };
  return requests;
}
