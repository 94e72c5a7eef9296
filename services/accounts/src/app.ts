import type { Ephemeral } from '@wishbow/cache/ephemeral';
import type { Call } from '@wishbow/http/client';
import type { Logger } from '@wishbow/service/logging/logger';
import { type Connection, ping } from '@wishbow/service/mongo/connection';
import { eventRoutes } from '@wishbow/service/outbox/event-routes';
import { mongoPictureRepository } from '@wishbow/service/pictures/picture-repository';
import { createServiceApp } from '@wishbow/service/service-app';
import type { Express } from 'express';
import type { AddressChecker } from './addresses/address-checker.ts';
import { addressRoutes } from './addresses/routes.ts';
import { adminMailRoutes } from './admin-mails/routes.ts';
import { adminPeopleRoutes } from './admin-people/routes.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { awaitsPayout } from './deletion/awaits-payout.ts';
import { deletionRoutes } from './deletion/routes.ts';
import { emailChangeRoutes } from './email-change/routes.ts';
import { emailVerificationRoutes } from './email-verification/routes.ts';
import { mailBacklog } from './mail/mail-backlog.ts';
import { requestedMails } from './mail/requested-mails.ts';
import type { OpenidProvider } from './openid/openid-provider.ts';
import { openidRoutes } from './openid/routes.ts';
import { relyingParty } from './passkeys/relying-party.ts';
import { passkeyRoutes } from './passkeys/routes.ts';
import { passwordRoutes } from './passwords/routes.ts';
import { internalRoutes } from './people/routes.ts';
import { peopleSearchRoutes } from './people-search/routes.ts';
import { seenPeople } from './people-search/seen-people.ts';
import { profileRoutes } from './profile/routes.ts';
import { mongoRepositories } from './repositories.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { secretSeal } from './second-factor/sealed-secret.ts';
import { ownSessionRoutes } from './sessions/own-session-routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { signUpRoutes } from './sign-up/routes.ts';
import { usernameRoutes } from './usernames/routes.ts';

export interface AccountsDeps {
  readonly connection: Connection;
  readonly ephemeral: Ephemeral;
  readonly internalSecret: string;
  readonly logger: Logger;
  readonly now: () => Date;
  /** Calls our other services. */
  readonly peers: Call;
  /** undefined where addresses are taken as typed. */
  readonly addressChecker: AddressChecker | undefined;
  /** Whom people can sign in with, beside us; undefined where nobody is configured. */
  readonly openid: OpenidProvider | undefined;
  /** Where people reach the site; passkeys are made for its host. */
  readonly publicUrl: string;
  /** Seals the secrets of authenticator apps. */
  readonly secondFactorSecret: string;
  /** Tells the mailer that a mail waits. */
  readonly wakeMailer: () => void;
}

/** People, their sessions, addresses, privacy and mail. */
export function createApp(deps: AccountsDeps): Express {
  const { connection, ephemeral, internalSecret, logger, now, addressChecker, publicUrl, wakeMailer } = deps;
  const repositories = mongoRepositories(connection, internalSecret);
  const { people, mails } = repositories;
  const pictures = mongoPictureRepository(connection);
  const parts = {
    ...repositories,
    pictures,
    connection,
    ephemeral,
    limiter: ephemeral.limiter,
    awaitsPayout: awaitsPayout(deps.peers),
    site: relyingParty(publicUrl),
    openid: deps.openid,
    seal: secretSeal(deps.secondFactorSecret),
    logger,
    wakeMailer,
    now,
  };
  const reportAbsence = (error: unknown) => logger.warn({ err: error }, 'social gave no answer');
  return createServiceApp({
    name: 'accounts',
    logger,
    internalSecret,
    readiness: { mongo: () => ping(connection) },
    connection,
    backlogs: [mailBacklog(connection)],
    routers: [
      signUpRoutes(parts),
      sessionRoutes(parts),
      passwordRoutes(parts),
      passkeyRoutes(parts),
      secondFactorRoutes(parts),
      openidRoutes(parts),
      emailVerificationRoutes(parts),
      emailChangeRoutes(parts),
      usernameRoutes(parts),
      peopleSearchRoutes(people, seenPeople(deps.peers, reportAbsence)),
      addressRoutes(people, addressChecker, logger),
      profileRoutes(parts),
      ownSessionRoutes(parts),
      deletionRoutes(parts),
      settingsRoutes(people),
      internalRoutes(parts),
      adminPeopleRoutes(parts),
      adminMailRoutes(parts),
      auditRoutes(connection),
      eventRoutes(requestedMails(mails, wakeMailer, now)),
    ],
  });
}
