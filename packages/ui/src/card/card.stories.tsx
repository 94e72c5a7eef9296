import { Card } from './card.tsx';

export default { title: 'Card' };

export const Padded = () => (
  <Card>
    <h3>Coming up</h3>
    <p>Theo's birthday, Sep 3</p>
  </Card>
);
