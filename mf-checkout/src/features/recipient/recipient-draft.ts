import type { PersonSummary } from '@wishbow/contracts/people';

/** Whom somebody is about to choose, and what they want to say. */
export interface RecipientDraft {
  readonly person: PersonSummary | undefined;
  /** The address is asked for instead of a person. */
  readonly isByEmail: boolean;
  readonly email: string;
  readonly message: string;
  readonly isPrivate: boolean;
  readonly shipTo: 'them' | 'me';
}

export const EMPTY_DRAFT: RecipientDraft = {
  person: undefined,
  isByEmail: false,
  email: '',
  message: '',
  isPrivate: false,
  shipTo: 'them',
};

export const NOBODY_CHOSEN = 'Please select a recipient';

export const hasRecipient = ({ person, isByEmail, email }: RecipientDraft): boolean =>
  isByEmail ? email.trim() !== '' : person !== undefined;

/** As the server takes it. */
export const sentDraft = (
  { person, isByEmail, email, message, isPrivate, shipTo }: RecipientDraft,
  buyerId: string,
) => ({
  ...(isByEmail ? { invited_email: email } : person && { to_user_id: person.id }),
  ...(!isByEmail && person && { to_address_user_id: shipTo === 'me' ? buyerId : person.id }),
  message: message.trim(),
  private: isPrivate,
});
