import type { LucideIcon } from 'lucide-react';

/** Something that goes no further until an admin has looked at it. */
export type Need = { key: string; title: string; text: string; href: string; icon: LucideIcon };

/** "1 report", "2 reports". */
export const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
