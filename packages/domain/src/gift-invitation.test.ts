import { invitationEndsAt, invitationStanding, isClaimable, waitingStep } from './gift-invitation.ts';

const sentAt = new Date('2026-11-28T12:00:00Z');
const open = { sentAt, claimedAt: null, expiredAt: null };
const at = (text: string) => new Date(text);

test('a gift waits for fourteen days to the second', () => {
  expect(invitationEndsAt(sentAt)).toEqual(at('2026-12-12T12:00:00Z'));
  expect(isClaimable('processing', open, at('2026-12-12T11:59:59Z'))).toBe(true);
  expect(isClaimable('processing', open, at('2026-12-12T12:00:00Z'))).toBe(false);
});

test.each([
  ['waits', 'processing', {}, 'waiting', true],
  ['was claimed', 'processing', { claimedAt: sentAt }, 'claimed', false],
  ['was claimed and placed', 'placed', { claimedAt: sentAt }, 'claimed', false],
  ['ended unclaimed', 'cancelling', { expiredAt: sentAt }, 'expired', false],
  ['is being cancelled by its giver', 'cancelling', {}, 'withdrawn', false],
  ['was not paid for', 'payment_failed', {}, 'withdrawn', false],
] as const)('a gift that %s stands so and is claimed or not', (_, status, changes, standing, canBeClaimed) => {
  const invitation = { ...open, ...changes };
  expect(invitationStanding(status, invitation)).toBe(standing);
  expect(isClaimable(status, invitation, at('2026-11-29T12:00:00Z'))).toBe(canBeClaimed);
});

test.each([
  ['on the third day with a hold', '2026-12-01T12:00:00Z', true, { kind: 'wait', until: at('2026-12-02T12:00:00Z') }],
  ['on the fourth day with a hold', '2026-12-02T12:00:00Z', true, { kind: 'let_hold_go' }],
  ['afterwards without one', '2026-12-02T12:00:01Z', false, { kind: 'wait', until: at('2026-12-12T12:00:00Z') }],
  ['on the fourteenth day', '2026-12-12T12:00:00Z', false, { kind: 'expire' }],
  ['after an outage of weeks, with the hold still noted', '2027-01-02T12:00:00Z', true, { kind: 'expire' }],
])('%s the next step is known', (_, now, hasHold, step) => {
  expect(waitingStep({ sentAt, hasHold }, at(now))).toEqual(step);
});
