import { z } from 'zod';

/** What an order, a cancellation or a return can end with, and the sentence the retailer says then. Source: docs.zinc.io, "Errors". */
const ENDINGS = {
  product_unavailable: 'One of the products you selected is unavailable.',
  max_price_exceeded: "The retailer's final price exceeds the maximum price.",
  max_quantity_exceeded: 'You have exceeded the maximum quantity available for a product.',
  max_delivery_days_exceeded: 'The order would arrive later than the delivery days you allow.',
  insufficient_variants: 'You did not select all required variants for a product.',
  invalid_variant: 'One of the product variants you provided is not valid.',
  unsupported_product_id: 'The product id is not supported.',
  expired_product_id: 'The product id is no longer supported by the retailer.',
  item_not_supported: 'This item cannot be ordered through the API.',
  add_on_item: 'Add-on items cannot be ordered individually.',
  prime_pantry_not_supported: 'Pantry items cannot be ordered through the API.',
  invalid_address: 'The shipping address is not valid.',
  shipping_address_refused: 'The shipping address was refused by the retailer.',
  shipping_address_unavailable: 'The items cannot be shipped to the selected address.',
  shipping_method_unavailable: 'The selected shipping method is not available for this address.',
  no_free_shipping: 'Free shipping is not available for the items you selected.',
  no_gift_shipping: 'No gift shipping is available for this order.',
  invalid_gift_options: 'The gift options were rejected by the retailer.',
  invalid_quantity: 'The quantity of a product does not match what the retailer offers.',
  duplicate_order: 'This order is a duplicate.',
  credit_card_declined: 'The credit card was declined.',
  payment_info_problem: 'There was a problem with the payment information.',
  insufficient_zma_balance: 'The balance of the managed account is too low for this order.',
  zma_temporarily_overloaded: 'The managed account is overloaded; try again in a few hours.',
  account_locked: 'The retailer asked for additional information to verify the account.',
  account_locked_verification_required: 'The retailer sent a code that has to be supplied before ordering goes on.',
  internal_error: 'The retailer or the ordering service is having an outage.',
  manual_review_required: 'This order is under manual review; check back later.',
  order_probably_placed: 'This order was probably placed, but its merchant order ids could not be retrieved.',
  attempting_to_cancel: 'The retailer is attempting to cancel the order.',
  return_in_progress: 'The return is in progress.',
  immediate_refund_issued: 'A refund was issued at once; nothing has to be sent back.',
  return_refused: 'The retailer refused the return.',
  aborted_request: 'The request was aborted before the order was placed.',
  amazon_antibot_blank_offers_page: 'The retailer showed an empty page instead of its offers.',
} as const;

/** What is wrong with a single call; such an answer changes nothing. */
const REFUSALS = {
  request_processing: 'Request is currently processing and will complete soon.',
  invalid_client_token: 'Your client token is invalid.',
  invalid_json: 'The JSON in your request could not be parsed.',
  invalid_request: 'Validation failed on the request.',
  invalid_request_id: 'The provided request_id is invalid.',
} as const;

export const EndingCode = z.enum(Object.keys(ENDINGS) as [keyof typeof ENDINGS, ...(keyof typeof ENDINGS)[]]);
export type EndingCode = z.infer<typeof EndingCode>;
export type RefusalCode = keyof typeof REFUSALS;

const MESSAGES: Record<EndingCode | RefusalCode, string> = { ...ENDINGS, ...REFUSALS };

export type RetailerError = {
  _type: 'error';
  code: EndingCode | RefusalCode;
  message: string;
  data: Record<string, unknown>;
};

/** The error object of the retailer's API; note that a pending request, too, is told as one. */
export const retailerError = (code: EndingCode | RefusalCode, data: Record<string, unknown> = {}): RetailerError => ({
  _type: 'error',
  code,
  message: MESSAGES[code],
  data,
});

/** An answer of the retailer's API, before it is sent. */
export type RetailerAnswer = { status: number; body: unknown };

const REFUSAL_STATUS: Record<RefusalCode, number> = {
  request_processing: 200,
  invalid_client_token: 401,
  invalid_json: 400,
  invalid_request: 400,
  invalid_request_id: 404,
};

/** The answer to a call that is itself at fault; its code stands in the body as everywhere in this API. */
export const refusal = (code: RefusalCode, data: Record<string, unknown> = {}): RetailerAnswer => ({
  status: REFUSAL_STATUS[code],
  body: retailerError(code, data),
});
