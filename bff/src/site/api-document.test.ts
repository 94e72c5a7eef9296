import { listen } from '@wishbow/service/listen';
import express from 'express';
import { apiDocument } from './api-document.ts';

test('however often somebody asks what the calls are, it is worked out once, and not sent again to whoever has it', async () => {
  let timesWorkedOut = 0;
  const app = express();
  app.get(
    '/document',
    apiDocument(() => {
      timesWorkedOut += 1;
      return { openapi: '3.1.0' };
    }),
  );
  const site = await listen(app, 0);
  const ask = (headers: Record<string, string>) => fetch(`${site.url}/document`, { headers });
  const plain = await ask({ 'accept-encoding': 'identity' });
  const gzipped = await ask({ 'accept-encoding': 'gzip' });
  const again = await ask({ 'cache-control': 'max-age=0', 'if-none-match': plain.headers.get('etag') ?? '' });
  expect([await plain.json(), await gzipped.json()]).toEqual([{ openapi: '3.1.0' }, { openapi: '3.1.0' }]);
  expect([plain, gzipped].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
  expect([again.status, timesWorkedOut]).toEqual([304, 1]);
  await site.stop();
});
