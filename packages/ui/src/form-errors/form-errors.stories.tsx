import { FormErrors } from './form-errors.tsx';

export default { title: 'Form errors' };

export const OneLine = () => <FormErrors title="Address is invalid. Please try again." />;
export const WithFields = () => (
  <FormErrors
    title="Two things are missing"
    errors={[{ fieldId: 'name', message: 'Please name the wishlist' }, { message: 'Please add a date to the event.' }]}
  />
);
