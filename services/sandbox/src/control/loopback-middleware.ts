import type { RequestHandler } from 'express';

/** Whether a socket's peer is this machine; IPv4 may come mapped into IPv6. */
export const isLoopback = (address: string | undefined): boolean => {
  const plain = (address ?? '').replace(/^::ffff:/, '');
  return plain === '::1' || plain.startsWith('127.');
};

/** Hides what it guards from other machines: they are told that nothing is there. */
export const loopbackOnly: RequestHandler = (request, response, next) => {
  if (!isLoopback(request.socket.remoteAddress)) return void response.status(404).json({ error: 'Not found' });
  next();
};
