/** Why something cannot be shipped to the buyer, or to the one it is for. */
export const NO_ADDRESS = {
  me: 'Please add your address in your account first.',
  them: 'They have not added an address yet. You can have it shipped to yourself.',
} as const;
