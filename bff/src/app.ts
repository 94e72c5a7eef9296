import type { RequestListener } from 'node:http';
import type { Ephemeral } from '@wishbow/cache/ephemeral';
import { accountsContract } from '@wishbow/contracts/accounts-contract';
import { ALL_CONTRACTS, ALL_ENDPOINTS } from '@wishbow/contracts/all-contracts';
import { OVERRIDE_PATH } from '@wishbow/contracts/overrides';
import type { ServiceName } from '@wishbow/contracts/service-names';
import type { AppEnv } from '@wishbow/contracts/site-contract';
import type { Call } from '@wishbow/http/client';
import { toOpenApi } from '@wishbow/http/openapi';
import { problemHandler, unknownCall } from '@wishbow/http/problem-handler';
import { healthz, readyz } from '@wishbow/service/health';
import type { Logger } from '@wishbow/service/logging/logger';
import { requestLog } from '@wishbow/service/logging/request-log';
import { createMetrics } from '@wishbow/service/metrics';
import { restingDatabase } from '@wishbow/service/mongo/resting-database';
import { scraperOnly } from '@wishbow/service/scraper-only';
import { traceRequests } from '@wishbow/service/tracing/trace-requests';
import { unansweredPeers } from '@wishbow/service/unanswered-peers';
import express, { Router } from 'express';
import { adminName } from './admin/admin-name.ts';
import { auditRoutes } from './admin/audit-routes.ts';
import { deployedPartsRoutes } from './admin/deployed-parts-routes.ts';
import { adminsCanaryRoutes, deployersCanaryRoutes } from './canary/routes.ts';
import { answerInTurn } from './crowd/answer-in-turn.ts';
import { refuseCrowd, refuseSlowCrowd } from './crowd/refuse-crowd.ts';
import { turnAway } from './crowd/turn-away.ts';
import { createTurnstile, limitsOf } from './crowd/turnstile.ts';
import { visitsOf } from './crowd/visits-of.ts';
import { askAs } from './data-export/ask-as.ts';
import { dataExportRoutes } from './data-export/routes.ts';
import { eventStream } from './live/event-stream.ts';
import type { OpenStreams } from './live/open-streams.ts';
import { keepShown } from './overrides/keep-shown.ts';
import { makeOverride } from './overrides/make-override.ts';
import { readOverrides } from './overrides/read-overrides.ts';
import { recordOverride } from './overrides/record-override.ts';
import { deployersOverrideRoutes, openOverride, overrideRoutes } from './overrides/routes.ts';
import { builtFileRoutes } from './page/built-files.ts';
import { pageUser } from './page/page-user.ts';
import { pageRoutes } from './page/routes.ts';
import { headersOf, securityHeaders } from './page/security-headers.ts';
import type { SiteBuild } from './page/site-build.ts';
import { isKept } from './part-health/is-kept.ts';
import { observer } from './part-health/observe.ts';
import { partHealth } from './part-health/part-health.ts';
import { partHealthMetrics } from './part-health/part-health-metrics.ts';
import { partHealthRoutes } from './part-health/routes.ts';
import { panel } from './peers/panel.ts';
import { askWallet, composeMe } from './profiles/compose-me.ts';
import { askSocialCounts, composeViewedUser } from './profiles/compose-viewed-user.ts';
import { findUsername } from './profiles/find-username.ts';
import { profileRoutes } from './profiles/routes.ts';
import { endpointProxy } from './proxy/endpoint-proxy.ts';
import { serviceProxy } from './proxy/service-proxy.ts';
import { limitSending, takeBody } from './proxy/take-body.ts';
import { onlyWithin, unlessWithin } from './proxy/within.ts';
import type { BuildStore } from './registry/build-store.ts';
import { deploymentsRouter } from './registry/deployments-router.ts';
import { readDeployer } from './registry/read-deployer.ts';
import type { RegistryDeps } from './registry/registry-deps.ts';
import { readSession } from './session/read-session.ts';
import { refuseForgery, refuseOtherSites } from './session/refuse-forgery.ts';
import { refuseOtherPerson } from './session/refuse-other-person.ts';
import type { FindSession } from './session/session-finder.ts';
import { apiDocument } from './site/api-document.ts';
import { demoPictures, type Picture } from './site/demo-pictures.ts';
import { siteRoutes } from './site/routes.ts';
import { datastoresOf, showDatastores } from './site-health/datastore-metrics.ts';
import { siteHealthRoutes } from './site-health/routes.ts';

export interface BffDeps {
  readonly appEnv: AppEnv;
  readonly build: SiteBuild;
  /** What deployers show; without one nothing is deployed over the network. */
  readonly deployToken: string | undefined;
  /** Draws a picture of the demo community; undefined where there is none. */
  readonly drawDemoPicture: ((name: string) => Promise<Picture | undefined>) | undefined;
  readonly ephemeral: Ephemeral;
  readonly findSession: FindSession;
  readonly internalSecret: string;
  readonly logger: Logger;
  /** What a scraper of `/metrics` shows; without one nobody is told them. */
  readonly metricsToken: string | undefined;
  /** Calls that are worked on at a time; what comes beyond waits shortly or is told to come back. */
  readonly mostCalls: number;
  readonly peers: Call;
  /** Where people reach the site. */
  readonly publicUrl: string;
  /** What deploying stands on; undefined where pages are served from the checkout alone. */
  readonly registry: RegistryDeps | undefined;
  readonly store: BuildStore;
  /** Where pages hear what happens. */
  readonly streams: OpenStreams;
  readonly urls: Readonly<Record<ServiceName, string>>;
  /** Which share of the pages measures how fast it is. */
  readonly vitalsShare: number;
}

/** As large as orders takes one, which of all that is sent from outside is the largest. */
const MESSAGE_BYTES = 512 * 1024;

const OWN_BODY_MS = 10_000;

/** The one door of the site: sessions, proxied calls, composed calls, live events and pages. */
export function createApp(deps: BffDeps): RequestListener {
  const { appEnv, build, ephemeral, internalSecret, logger, peers, store, streams, urls } = deps;
  const findCounts = panel('social counts', askSocialCounts(peers), null, logger);
  const findWallet = panel('wallet', askWallet(peers), null, logger);
  const reportFigures = (error: unknown) => logger.warn({ err: error }, 'figures could not be read');
  const me = composeMe(peers, { findCounts, findWallet });
  const viewedUser = composeViewedUser(peers, findCounts);
  const proxies = {
    accounts: serviceProxy({ name: 'accounts', target: urls.accounts, logger }),
    social: serviceProxy({ name: 'social', target: urls.social, logger }),
    wishlists: serviceProxy({ name: 'wishlists', target: urls.wishlists, logger }),
    catalog: serviceProxy({ name: 'catalog', target: urls.catalog, logger }),
    orders: serviceProxy({ name: 'orders', target: urls.orders, logger }),
  };
  const readiness = { accounts: () => fetch(`${urls.accounts}/healthz`) };
  const metrics = createMetrics('bff', { readiness, countStreams: streams.count, report: reportFigures });
  const datastores = datastoresOf(deps.registry, ephemeral);
  showDatastores(metrics.registry, datastores, reportFigures);
  const now = () => new Date();
  const health = partHealth(ephemeral.counters, now);
  const { environment } = appEnv;
  const keep = keepShown(deps.registry);
  const makeOverrideHere = makeOverride({
    build,
    keep,
    environment,
    now,
    publicUrl: deps.publicUrl,
    secret: internalSecret,
  });
  const observe = observer({
    health,
    meter: partHealthMetrics(metrics.registry),
    isKept: isKept(build, logger),
    limiter: ephemeral.limiter,
    logger,
  });
  const reportUnanswered = (error: unknown, requestId: string) =>
    logger.warn({ err: error, requestId }, 'a peer gave no answer');
  const report = (error: unknown, requestId: string) => logger.error({ err: error, requestId }, 'request failed');

  const app = express();
  app.disable('x-powered-by');
  app.set('trust proxy', 'loopback');
  app.use(
    answerInTurn(),
    traceRequests('bff'),
    requestLog(logger),
    metrics.measure,
    readOverrides(internalSecret, now),
    securityHeaders(appEnv.stripe),
  );
  // Kept apart, so that a call is not compared with each of their addresses first.
  const outside = Router();
  outside.get('/healthz', healthz);
  outside.get('/readyz', readyz(readiness));
  outside.use(scraperOnly(deps.metricsToken, metrics.expose));
  // Signed by their senders, read as raw bytes by the service; no session and no CSRF header.
  const limits = limitsOf(deps.mostCalls);
  const message = [refuseSlowCrowd(limits.mostSending), takeBody({ mostBytes: MESSAGE_BYTES })];
  outside.post('/webhooks/{*provider}', message, proxies.orders);
  // The button that mail programs show of their own (RFC 8058) has no session and no header either: its token is all.
  outside.post('/unsubscribe', message, proxies.social);
  outside.get('/calendar.ics', message, proxies.social);
  outside.get('/media/wishlists/:picture', message, proxies.wishlists);
  outside.get('/media/avatars/:picture', message, proxies.accounts);
  outside.get('/media/pulled/:picture', message, proxies.catalog);
  if (deps.drawDemoPicture) outside.use('/media/demo', demoPictures(deps.drawDemoPicture));
  outside.use(builtFileRoutes(store));
  outside.use(
    pageRoutes({
      appEnv,
      build,
      findUser: pageUser(deps.findSession, me, report),
      // Who cannot be looked up counts as there: the page finds out by itself.
      findUsername: panel('usernames', findUsername(peers, ephemeral.cache), undefined, logger),
      isKeptFrom: panel('blocks', async (...who) => (await viewedUser(...who)) === undefined, false, logger),
      report,
      vitalsShare: deps.vitalsShare,
    }),
  );
  app.use(unlessWithin('/api/', outside));
  app.get(
    '/api/openapi.json',
    apiDocument(() => toOpenApi('Wishbow', ALL_CONTRACTS)),
  );
  const deploying = Router();
  deploying.use(readDeployer(deps.deployToken));
  deploying.use(deployersOverrideRoutes(makeOverrideHere));
  if (deps.registry) deploying.use(deployersCanaryRoutes(deps.registry));
  deploying.use(deploymentsRouter(deps.registry));
  app.use(onlyWithin('/api/deployments', deploying));
  const turnstile = createTurnstile(limits);
  const visitOf = visitsOf(ALL_ENDPOINTS);
  app.use(refuseCrowd(turnstile, visitOf));
  app.use(readSession(deps.findSession), refuseForgery, refuseOtherPerson);
  app.get(accountsContract.logoutByLink.path, refuseOtherSites);
  app.get(OVERRIDE_PATH, openOverride(internalSecret, now));
  app.get('/api/events', eventStream(ephemeral.pubSub, deps.findSession, logger, streams));
  app.use(endpointProxy({ endpoints: ALL_ENDPOINTS, proxies, secret: internalSecret }));
  // What is below reads its bodies itself.
  app.use(limitSending(OWN_BODY_MS));
  app.use(
    auditRoutes(peers, deps.registry),
    deployedPartsRoutes({ build, registry: deps.registry, findName: adminName(peers) }),
  );
  app.use(
    overrideRoutes(makeOverrideHere, recordOverride(deps.registry)),
    adminsCanaryRoutes(deps.registry, adminName(peers)),
  );
  app.use(partHealthRoutes(health, observe, deps.vitalsShare), siteRoutes({ appEnv, build, logger, observe }));
  const { isSandbox, apiBase } = appEnv.stripe;
  const { bff: _, ...others } = urls;
  const services = { ...others, ...(isSandbox && { sandbox: apiBase }) };
  app.use(siteHealthRoutes({ services, datastores, readOwnFigures: metrics.readFigures, report: reportFigures }));
  app.use(
    dataExportRoutes({
      askAs: askAs(urls, internalSecret),
      peers,
      composeMe: composeMe(peers, { findCounts: askSocialCounts(peers), findWallet: askWallet(peers) }),
      limiter: ephemeral.limiter,
      now: () => new Date(),
    }),
  );
  app.use(profileRoutes({ composeMe: me, composeViewedUser: viewedUser }));
  app.use(unknownCall);
  app.use(unansweredPeers(reportUnanswered));
  app.use(restingDatabase(reportUnanswered));
  app.use(problemHandler(report));
  const { noteRefusal } = metrics;
  return turnAway({ turnstile, visitOf, headers: headersOf(appEnv.stripe), noteRefusal, logger }, app);
}
