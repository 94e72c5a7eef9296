/** An answer of the card processor's API, before it is sent. */
export type StripeAnswer = { status: number; body: object };

/** Something could not be had, and this is what the caller is told. */
export type Refused = { refused: StripeAnswer };

export type CardErrorDetails = { code: string; decline_code?: string; param?: string; message: string };
type ErrorBody = {
  type: string;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  payment_intent?: object;
  setup_intent?: object;
  payment_method?: object;
};

const failure = (status: number, error: ErrorBody): StripeAnswer => ({
  status,
  body: {
    error: {
      ...error,
      ...(error.code && { doc_url: `https://docs.stripe.com/error-codes/${error.code.replaceAll('_', '-')}` }),
    },
  },
});

/** 402: the card, not the call, is at fault. Source: docs.stripe.com/api/errors. */
export const cardError = (
  details: CardErrorDetails,
  involved: Pick<ErrorBody, 'charge' | 'payment_intent' | 'setup_intent' | 'payment_method'> = {},
): StripeAnswer => failure(402, { type: 'card_error', ...details, ...involved });

/** 400: the call cannot be carried out as it is. */
export const invalidRequest = (
  message: string,
  details: Pick<ErrorBody, 'code' | 'param' | 'payment_intent' | 'setup_intent'> = {},
): StripeAnswer => failure(400, { type: 'invalid_request_error', message, ...details });

/** 404: there is no such object. */
export const missing = (objectName: string, id: string, param = 'id'): StripeAnswer =>
  failure(404, {
    type: 'invalid_request_error',
    code: 'resource_missing',
    param,
    message: `No such ${objectName}: '${id}'`,
  });

export const unauthorized = (message: string): StripeAnswer => failure(401, { type: 'invalid_request_error', message });
export const forbidden = (message: string): StripeAnswer => failure(403, { type: 'invalid_request_error', message });

export const keyUsedDifferently = (key: string): StripeAnswer =>
  failure(400, {
    type: 'idempotency_error',
    message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  });

export const ok = (body: object): StripeAnswer => ({ status: 200, body });
