import { render, screen, within } from '@testing-library/react';
import { Receipt } from './receipt.tsx';

test('every line of the price can be read with its amount', () => {
  render(
    <Receipt
      lines={[
        { label: 'Subtotal', amount: '$251.50' },
        { label: 'Llama Bucks', amount: '−$25.00', tone: 'credit' },
      ]}
      total={{ label: 'Total', amount: '$259.46' }}
    />,
  );
  const receipt = within(screen.getByRole('region', { name: 'Order summary' }));
  expect(receipt.getAllByRole('term').map((term) => term.textContent)).toEqual(['Subtotal', 'Llama Bucks', 'Total']);
  expect(receipt.getAllByRole('definition').map((amount) => amount.textContent)).toEqual([
    '$251.50',
    '−$25.00',
    '$259.46',
  ]);
});
