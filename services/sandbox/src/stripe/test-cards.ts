import type { CardErrorDetails } from './stripe-error.ts';

/** What a card does when it is used; `attaches` tells whether it can be saved although its charges fail. */
export type CardBehaviour =
  | { kind: 'works' }
  | { kind: 'declines'; attaches: boolean; decline: CardErrorDetails }
  /** Asks its holder; `unless_set_up` stops asking once a SetupIntent has been through it. */
  | { kind: 'authenticates'; when: 'always' | 'unless_set_up' };

export type TestCard = {
  number: string;
  behaviour: CardBehaviour;
  funding: 'credit' | 'debit';
  tokenNames: readonly string[];
};

const declined = (decline_code: string, message = 'Your card was declined.'): CardErrorDetails => ({
  code: 'card_declined',
  decline_code,
  message,
});
const card = (number: string, behaviour: CardBehaviour, ...tokenNames: string[]): TestCard => ({
  number,
  behaviour,
  funding: 'credit',
  tokenNames,
});
const works: CardBehaviour = { kind: 'works' };
const declines = (decline: CardErrorDetails, attaches = false): CardBehaviour => ({
  kind: 'declines',
  attaches,
  decline,
});

/** Numbers and ready-made tokens. Source: docs.stripe.com/testing. A number that is not listed here works. */
export const testCards: readonly TestCard[] = [
  card('4242424242424242', works, 'visa'),
  card('5555555555554444', works, 'mastercard'),
  card('378282246310005', works, 'amex'),
  card('6011111111111117', works, 'discover'),
  card('4000000000000002', declines(declined('generic_decline')), 'chargeDeclined', 'visa_chargeDeclined'),
  card(
    '4000000000009995',
    declines(declined('insufficient_funds', 'Your card has insufficient funds.')),
    'chargeDeclinedInsufficientFunds',
    'visa_chargeDeclinedInsufficientFunds',
  ),
  card('4000000000009987', declines(declined('lost_card')), 'chargeDeclinedLostCard', 'visa_chargeDeclinedLostCard'),
  card(
    '4000000000009979',
    declines(declined('stolen_card')),
    'chargeDeclinedStolenCard',
    'visa_chargeDeclinedStolenCard',
  ),
  card(
    '4000000000000069',
    declines({ code: 'expired_card', param: 'exp_month', message: 'Your card has expired.' }),
    'chargeDeclinedExpiredCard',
  ),
  card(
    '4000000000000127',
    declines({ code: 'incorrect_cvc', param: 'cvc', message: "Your card's security code is incorrect." }),
    'chargeDeclinedIncorrectCvc',
  ),
  card(
    '4000000000000119',
    declines({
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    }),
    'chargeDeclinedProcessingError',
  ),
  card('4000000000000341', declines(declined('generic_decline'), true), 'chargeCustomerFail'),
  card(
    '4000002500003155',
    { kind: 'authenticates', when: 'unless_set_up' },
    'authenticationRequiredOnSetup',
    'threeDSecureOptional',
  ),
  card(
    '4000000000003220',
    { kind: 'authenticates', when: 'always' },
    'threeDSecure2Required',
    'authenticationRequired',
  ),
];

const byNumber = new Map(testCards.map((known) => [known.number, known]));
const byTokenName = new Map(testCards.flatMap((known) => known.tokenNames.map((name) => [name, known] as const)));

export const behaviourOf = (number: string): CardBehaviour => byNumber.get(number)?.behaviour ?? works;

/** The card behind a ready-made id such as `tok_visa` or `pm_card_visa`. */
export const findReadyMadeCard = (id: string): TestCard | undefined =>
  byTokenName.get(id.replace(/^(tok_|pm_card_)/, ''));
