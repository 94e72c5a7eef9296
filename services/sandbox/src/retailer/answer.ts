import type { Response } from 'express';
import type { RetailerAnswer } from './retailer-error.ts';

export const send = (response: Response, { status, body }: RetailerAnswer): void => {
  response.status(status).json(body);
};
