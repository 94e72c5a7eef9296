import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sandboxAreas } from '@wishbow/demo/addresses';
import { catalogue } from '@wishbow/demo/catalogue';
import { productPicture } from '@wishbow/demo/picture-names';
import type { SMTPServer } from 'smtp-server';
import { createApp } from './app.ts';
import type { SandboxConfig } from './config.ts';
import { type Database, openDatabase } from './database/database.ts';
import { createLog } from './log.ts';
import { createSmtpSink } from './mail/smtp-sink.ts';
import { createRepositories, prepareRepositories, type Repositories } from './repositories.ts';
import { createWebhookDispatcher } from './webhooks/webhook-dispatcher.ts';

const CONFIGURED_ENDPOINT = 'we_configured';
const SWEEP_EVERY_MS = 60_000;

export type RunningSandbox = { url: string; smtpUrl: string; stop(): Promise<void> };

const listen = async (server: Server, port: number, host: string): Promise<number> => {
  server.listen(port, host);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
};

const listenForMail = async (sink: SMTPServer, port: number, host: string): Promise<number> => {
  sink.listen(port, host);
  await once(sink.server, 'listening');
  return (sink.server.address() as AddressInfo).port;
};

/** The endpoint named in the configuration is one more endpoint, under an id of its own. */
const keepConfiguredEndpoint = (database: Database, { stripe }: Repositories, { stripeWebhook }: SandboxConfig) =>
  database.inTransaction(async (session) => {
    const createdAt = new Date();
    const { webhookEndpoints } = stripe.within(session, createdAt).store;
    await (stripeWebhook
      ? webhookEndpoints.save({ _id: CONFIGURED_ENDPOINT, createdAt, ...stripeWebhook })
      : webhookEndpoints.remove(CONFIGURED_ENDPOINT));
  });

/** All that the sandbox remembers, ready for use. */
const openMemory = async (config: SandboxConfig) => {
  const database = await openDatabase(config.mongodbUrl, config.databaseName);
  const repositories = createRepositories(database);
  await prepareRepositories(repositories);
  await keepConfiguredEndpoint(database, repositories, config);
  const reset = async (): Promise<void> => {
    await database.clear();
    repositories.scripts.forget();
    await keepConfiguredEndpoint(database, repositories, config);
  };
  return { database, repositories, reset };
};

const closeListeners = async (server: Server, sink: SMTPServer): Promise<void> => {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await new Promise<void>((resolve) => {
    sink.close(resolve);
  });
  await closed;
};

/**
 * Starts the whole sandbox: HTTP, SMTP and webhook deliveries, with what it knew when it last stopped or was killed.
 * Port 0 picks a free port. Resolves once both ports answer; throws when the database does not.
 */
export const startSandbox = async (config: SandboxConfig): Promise<RunningSandbox> => {
  const log = createLog(config.logLevel);
  const report = (error: unknown): void => log.error({ err: error }, 'the sandbox failed');
  const now = (): Date => new Date();
  const memory = await openMemory(config);
  const { webhooks, mails, scripts } = memory.repositories;

  const dispatcher = createWebhookDispatcher({ webhooks, now, firstRetryAfterMs: config.webhookRetryMs, report });
  const sink = createSmtpSink({ mails, scripts, now, report });
  const server = createServer();
  const smtpUrl = `smtp://${config.host}:${await listenForMail(sink, config.smtpPort, config.host)}`;
  const url = `http://${config.host}:${await listen(server, config.port, config.host)}`;
  const app = createApp({
    ...memory,
    wakeWebhooks: dispatcher.wake,
    publicUrl: config.publicUrl ?? url,
    smtpUrl,
    metricsToken: config.metricsToken,
    now,
    report,
    retailerPace: config.retailerPace,
    products: catalogue,
    areas: sandboxAreas,
    pictureUrl: (productId, view) => `${config.pictureBaseUrl}/${productPicture(productId, view)}`,
  });
  server.on('request', app);
  dispatcher.start();
  const sweeping = setInterval(() => {
    const { tape, stripe } = memory.repositories;
    Promise.all([webhooks, mails, tape, stripe].map((kept) => kept.sweep())).catch(report);
  }, SWEEP_EVERY_MS);
  log.info({ url, smtpUrl }, 'the sandbox is ready');

  return {
    url,
    smtpUrl,
    stop: async () => {
      clearInterval(sweeping);
      await closeListeners(server, sink);
      await dispatcher.stop();
      await memory.repositories.tape.settle();
      await memory.database.close();
    },
  };
};
