import { setTimeout as sleep } from 'node:timers/promises';
import type { RequestHandler, Response } from 'express';
import type { Provider } from '../control/provider.ts';
import { Fault } from './script.ts';
import type { ScriptRepository } from './script-repository.ts';

/** Acts a fault out. True when the request is thereby over, false when it goes on (it was only a delay). */
export const actOut = async (fault: Fault, response: Response): Promise<boolean> => {
  await sleep(fault.delay_ms);
  if (fault.hang) return true;
  if (fault.reset) {
    response.socket?.destroy();
    return true;
  }
  if (fault.status === undefined) return false;
  response
    .status(fault.status)
    .set(fault.headers ?? {})
    .json(fault.body ?? {});
  return true;
};

/** Lets the work be done and loses or delays its answer, as when a network breaks on the way back. */
const strikeTheAnswer = (fault: Fault, response: Response): void => {
  const send = response.send.bind(response);
  response.send = (answer) => {
    response.send = send;
    actOut(fault, response).then(
      (isOver) => isOver || send(answer),
      (error: unknown) => response.destroy(new Error('fault', { cause: error })),
    );
    return response;
  };
};

/** Applies the scripted faults of one provider; has to stand after the body parsers, because scripts look into bodies. */
export const faultMiddleware =
  (provider: Provider, scripts: ScriptRepository): RequestHandler =>
  async (request, response, next) => {
    const effect = await scripts.take(provider, 'fault', {
      method: request.method,
      path: request.originalUrl,
      body: request.body,
    });
    if (effect === undefined) return next();
    const fault = Fault.parse(effect);
    if (fault.when === 'before') {
      if (!(await actOut(fault, response))) next();
      return;
    }
    strikeTheAnswer(fault, response);
    next();
  };
