import { Refusal } from '../generators/refusal.ts';

/** What was typed is no such command: how it is called stands below the message. Any other refusal needs no lesson. */
export class Mistyped extends Refusal {}
