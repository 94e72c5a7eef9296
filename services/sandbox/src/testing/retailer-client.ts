/** An order that goes well: one cast teapot at 38.00 plus 4.95 shipping, unless told otherwise. */
export const anOrder = (changes: Record<string, unknown> = {}): Record<string, unknown> => ({
  retailer: 'amazon',
  products: [{ product_id: 'WBT5F0BX4Y', quantity: 1 }],
  max_price: 4_295,
  shipping_address: {
    first_name: 'Priya',
    last_name: 'Raman',
    address_line1: '412 Teapot Hill Rd',
    zip_code: '78702',
    city: 'Austin',
    state: 'TX',
    country: 'US',
    phone_number: '5125550100',
  },
  shipping: { order_by: 'price', max_days: 10 },
  is_gift: true,
  gift_message: 'For the new kitchen!',
  addax: true,
  ...changes,
});

export type Answer = { httpStatus: number; request_id?: string; _type?: string; code?: string } & Record<
  string,
  unknown
>;

/** Speaks to the retailer as our driver does: the token as the user of HTTP Basic, JSON both ways. */
export const retailerClient = (url: string, token = 'client-token') => {
  const call = async (method: 'GET' | 'POST', path: string, body?: unknown): Promise<Answer> => {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${token}:`).toString('base64')}`,
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { ...((await answer.json()) as Answer), httpStatus: answer.status };
  };
  const post = (path: string, body: unknown = {}) => call('POST', path, body);
  const get = (path: string) => call('GET', path);
  return {
    get,
    post,
    /** The id under which a request can be polled. Throws when the request was refused. */
    request: async (path: string, body: unknown = {}): Promise<string> => {
      const answer = await post(path, body);
      if (answer.request_id === undefined) throw new Error(`Refused: ${JSON.stringify(answer)}`);
      return answer.request_id;
    },
  };
};
