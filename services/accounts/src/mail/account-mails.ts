import type { SecurityNotice } from './mail-job.ts';
import type { MailWords } from './mail-words.ts';

/** The words of our own mails. None can be unsubscribed from: they answer what somebody did, or warn of it. */
const own = (words: Omit<MailWords, 'footnote' | 'unsubscribeUrl'>): MailWords => ({
  ...words,
  footnote: 'This mail is about your account at Wishbow.',
  unsubscribeUrl: null,
});

export const passwordResetMail = (firstName: string, url: string): MailWords =>
  own({
    subject: 'Set a new password',
    heading: 'Set a new password',
    paragraphs: [
      `Hello ${firstName}, somebody asked for a new password for your account.`,
      'The button works once, for 60 minutes. It was not you? Then nothing has to be done: your password stays as it is.',
    ],
    action: { label: 'Set a new password', url },
  });

export const passwordChangedMail = (firstName: string, url: string): MailWords =>
  own({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${firstName}, your account has a new password, and every other device was logged out.`,
      'It was not you? Set a new password at once.',
    ],
    action: { label: 'It was not me', url },
  });

export const emailVerificationMail = (firstName: string, url: string): MailWords =>
  own({
    subject: 'Confirm your email address',
    heading: `Welcome, ${firstName}`,
    paragraphs: [
      'Please confirm that this address is yours, so that gifts sent to it reach you.',
      'You have no account here? Somebody mistyped their address; nothing happens unless you confirm.',
    ],
    action: { label: 'Confirm my email address', url },
  });

export const emailChangeMail = (firstName: string, url: string): MailWords =>
  own({
    subject: 'Confirm your new email address',
    heading: 'Confirm your new email address',
    paragraphs: [
      `Hello ${firstName}, you want to be reached here from now on. Your account takes this address once you confirm it.`,
      'You have no account here? Somebody mistyped their address; nothing happens unless you confirm.',
    ],
    action: { label: 'Confirm my new address', url },
  });

export const emailChangedMail = (firstName: string, url: string): MailWords =>
  own({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${firstName}, your account belongs to another email address now. Mails go there, and you log in with it.`,
      'It was not you? The button takes the change back for 7 days, and logs everybody out.',
    ],
    action: { label: 'It was not me', url },
  });

export const deletionScheduledMail = (firstName: string, day: string, url: string): MailWords =>
  own({
    subject: 'Your account will be deleted',
    heading: 'Your account will be deleted',
    paragraphs: [
      `Hello ${firstName}, you asked us to delete your account. We do so on ${day}.`,
      'You have changed your mind, or it was not you? Log in before that day and press Keep my account.',
    ],
    action: { label: 'Keep my account', url },
  });

const NOTICES: Readonly<Record<SecurityNotice, { subject: string; what: string }>> = {
  passkey_added: { subject: 'A passkey was added', what: 'your account can be opened with a new passkey.' },
  passkey_removed: { subject: 'A passkey was removed', what: 'a passkey does not open your account any more.' },
  second_factor_on: {
    subject: 'Codes are asked for now',
    what: 'a code is asked for beside your password from now on.',
  },
  second_factor_off: {
    subject: 'Codes are not asked for any more',
    what: 'your password alone opens your account again.',
  },
  openid_connected: {
    subject: 'A way to log in was added',
    what: 'your account can be opened with an account elsewhere.',
  },
  openid_disconnected: {
    subject: 'A way to log in was removed',
    what: 'an account elsewhere does not open your account any more.',
  },
  recovery_code_used: {
    subject: 'A recovery code was used',
    what: 'somebody logged in with one of your recovery codes.',
  },
};

/** @param url where sign-in is looked after. */
export const securityNoticeMail = (firstName: string, notice: SecurityNotice, url: string): MailWords =>
  own({
    subject: NOTICES[notice].subject,
    heading: NOTICES[notice].subject,
    paragraphs: [
      `Hello ${firstName}, ${NOTICES[notice].what}`,
      'It was not you? Change your password at once, and look through the ways to log in.',
    ],
    action: { label: 'Look after my login', url },
  });
