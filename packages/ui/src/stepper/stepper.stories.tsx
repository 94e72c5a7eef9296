import { Stepper } from './stepper.tsx';

export default { title: 'Stepper' };

export const Payment = () => (
  <Stepper label="Checkout steps" steps={['Shipping', 'Notes', 'Payment', 'Review']} current={2} />
);
export const Start = () => (
  <Stepper label="Checkout steps, at the start" steps={['Shipping', 'Notes', 'Payment', 'Review']} current={0} />
);
