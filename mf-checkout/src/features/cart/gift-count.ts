/** "1 gift", "3 gifts". */
export const giftCount = (count: number): string => (count === 1 ? '1 gift' : `${count} gifts`);
