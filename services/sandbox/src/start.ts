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
const keepConfiguredEndpoint = async (
  database: Database,
  repositories: Repositories,
  { stripeWebhook }: SandboxConfig,
): Promise<void> => {
  const now = new Date();
  await database.inTransaction(async (session) => {
    const { webhookEndpoints } = repositories.stripe.within(session, now);
    if (stripeWebhook)
      await webhookEndpoints.save({ _id: 'we_configured', createdAt: now, ...stripeWebhook, enabledEvents: ['*'] });
    else await webhookEndpoints.remove('we_configured');
  });
};

/**
 * Starts the whole sandbox: HTTP, SMTP and webhook deliveries, with what it knew when it last stopped or was killed.
 * Port 0 picks a free port. Resolves once both ports answer; throws when the database does not.
 */
export const startSandbox = async (config: SandboxConfig): Promise<RunningSandbox> => {
  const log = createLog(config.logLevel);
  const report = (error: unknown): void => log.error({ err: error }, 'the sandbox failed');
  const now = (): Date => new Date();
  const database = await openDatabase(config.mongodbUrl, config.databaseName);
  const repositories = createRepositories(database);
  await prepareRepositories(repositories);
  await keepConfiguredEndpoint(database, repositories, config);
  const reset = async (): Promise<void> => {
    await database.clear();
    await keepConfiguredEndpoint(database, repositories, config);
  };

  const dispatcher = createWebhookDispatcher({
    webhooks: repositories.webhooks,
    now,
    firstRetryAfterMs: config.webhookRetryMs,
    report,
  });
  const sink = createSmtpSink({ mails: repositories.mails, scripts: repositories.scripts, now, report });
  const smtpUrl = `smtp://${config.host}:${await listenForMail(sink, config.smtpPort, config.host)}`;
  const server = createServer();
  const url = `http://${config.host}:${await listen(server, config.port, config.host)}`;
  const app = createApp({
    database,
    repositories,
    wakeWebhooks: dispatcher.wake,
    reset,
    publicUrl: config.publicUrl ?? url,
    smtpUrl,
    now,
    report,
    retailerPace: config.retailerPace,
    products: catalogue,
    areas: sandboxAreas,
    pictureUrl: (productId, view) => `${config.pictureBaseUrl}/${productPicture(productId, view)}`,
  });
  server.on('request', app);
  dispatcher.start();
  log.info({ url, smtpUrl }, 'the sandbox is ready');

  return {
    url,
    smtpUrl,
    stop: async () => {
      const closed = Promise.all([
        once(server, 'close'),
        new Promise<void>((resolve) => {
          sink.close(resolve);
        }),
      ]);
      server.close();
      server.closeAllConnections();
      await closed;
      await dispatcher.stop();
      await database.close();
    },
  };
};
