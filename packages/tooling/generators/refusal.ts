/** The arguments or the tree do not allow what was asked for; the message says why and what would work. */
export class Refusal extends Error {}
