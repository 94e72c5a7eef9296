import type { Access } from './operation.ts';
import { forbidden, type Refused, unauthorized } from './stripe-error.ts';

/** The key of a call: a bearer token, or the user of HTTP Basic. */
const keyOf = (authorization: string | undefined): string => {
  const [scheme = '', credentials = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'bearer') return credentials;
  if (scheme.toLowerCase() === 'basic') return Buffer.from(credentials, 'base64').toString().split(':')[0] ?? '';
  return '';
};

/** Who a call is from, or why it is refused; `needed` is the least the operation asks for. Any test key is an account. */
export const accessOf = (authorization: string | undefined, needed: Access): { access: Access } | Refused => {
  const key = keyOf(authorization);
  if (key === '') return { refused: unauthorized('You did not provide an API key.') };
  if (/^(sk|rk)_test_\w+$/.test(key)) return { access: 'secret' };
  if (!/^pk_test_\w+$/.test(key)) return { refused: unauthorized(`Invalid API Key provided: ${key.slice(0, 8)}****`) };
  return needed === 'publishable'
    ? { access: 'publishable' }
    : { refused: forbidden('This API call cannot be made with a publishable API key. Please use a secret API key.') };
};
