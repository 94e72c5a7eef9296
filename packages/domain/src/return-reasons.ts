/** Why something is sent back: the retailer's own list, to the letter (specification section 9). */
export const RETURN_REASONS = [
  'no longer needed',
  'inaccurate website description',
  "item defective or doesn't work",
  'bought by mistake',
  'better price available',
  'product damage but shipping box OK',
  'item arrived too late',
  'missing or broken parts',
  'product and shipping box both damaged',
  'wrong item was sent',
  "received extra item I didn't buy (no refund needed)",
  "didn't approve purchase",
] as const;

export type ReturnReason = (typeof RETURN_REASONS)[number];

const FAULTS_OF_THE_RETAILER: readonly ReturnReason[] = [
  'inaccurate website description',
  "item defective or doesn't work",
  'product damage but shipping box OK',
  'item arrived too late',
  'missing or broken parts',
  'product and shipping box both damaged',
  'wrong item was sent',
];

/** The retailer failed, so the processing fee goes back as well once everything does (RELIABILITY.md section 2). */
export const isFaultOfRetailer = (reason: ReturnReason): boolean => FAULTS_OF_THE_RETAILER.includes(reason);

/** What nobody has paid for is sent back without money for it. */
export const isReturnedWithoutRefund = (reason: ReturnReason): boolean =>
  reason === "received extra item I didn't buy (no refund needed)";
