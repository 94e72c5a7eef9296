import { cardName, cardSign } from './card-name.ts';

test.each([
  ['visa', '4242', 'Visa ending in 4242', 'VISA'],
  ['mastercard', '4444', 'Mastercard ending in 4444', 'MC'],
  ['amex', '0005', 'American Express ending in 0005', 'AMEX'],
  ['discover', '1117', 'Card ending in 1117', 'CARD'],
])('a card of the brand %s ending in %s reads "%s"', (brand, last4, name, sign) => {
  expect(cardName({ brand, last4 })).toBe(name);
  expect(cardSign({ brand })).toBe(sign);
});
