import { useState } from 'react';
import { DateField } from './date-field.tsx';

export default { title: 'Date field' };

export const EventDate = () => {
  const [day, setDay] = useState('2026-10-17');
  return <DateField label="Date" value={day} onValueChange={setDay} min="2026-08-24" />;
};

export const WithError = () => (
  <DateField label="Date" value="" onValueChange={() => undefined} error="Please add a date to the event." />
);
