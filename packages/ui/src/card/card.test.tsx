import { render, screen } from '@testing-library/react';
import { Card } from './card.tsx';

test('a named card is a region', () => {
  render(<Card label="Coming up">Theo's birthday</Card>);
  expect(screen.getByRole('region', { name: 'Coming up' })).toHaveTextContent("Theo's birthday");
});

test('a card without a name is no landmark', () => {
  render(<Card>Text</Card>);
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
