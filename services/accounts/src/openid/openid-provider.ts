import type { Logger } from '@wishbow/service/logging/logger';
import type { Configuration } from 'openid-client';

export interface OpenidOptions {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What people call it. */
  readonly name: string;
  /** The page of ours that people come back to. */
  readonly returnUrl: string;
  readonly logger: Logger;
}

/** What is kept of a departure until the return. */
export type Departure = Readonly<Record<'nonce' | 'verifier', string>>;

/** Who somebody is by the word of the provider. */
export interface OpenidIdentity {
  readonly issuer: string;
  readonly subject: string;
  /** undefined unless the provider has verified it. */
  readonly verifiedEmail: string | undefined;
}

export interface OpenidProvider {
  readonly name: string;
  /** @returns the address to go to, but for the state; undefined while the provider cannot be reached. */
  begin(): Promise<{ url: URL; departure: Departure } | undefined>;
  /** @param query of the address that the person came back to. @returns undefined for anything that does not fit. */
  finish(query: string, departure: Departure & { state: string }): Promise<OpenidIdentity | undefined>;
}

const SECONDS = 5;

/** Code flow with PKCE, state and nonce. The library and the provider's description are fetched with the first person. */
export function openidProvider(options: OpenidOptions): OpenidProvider {
  const { issuer, clientId, clientSecret, name, returnUrl, logger } = options;
  let discovered: Promise<Configuration> | undefined;

  const discover = async (): Promise<Configuration> => {
    const { allowInsecureRequests, ClientSecretBasic, discovery } = await import('openid-client');
    const server = new URL(issuer);
    // Plain http is for a provider on this machine alone.
    const execute = ['127.0.0.1', 'localhost'].includes(server.hostname) ? [allowInsecureRequests] : [];
    return discovery(server, clientId, clientSecret, ClientSecretBasic(clientSecret), { execute, timeout: SECONDS });
  };
  const configuration = (): Promise<Configuration> => {
    discovered ??= discover().catch((cause: unknown) => {
      discovered = undefined;
      throw new Error(`The provider at ${issuer} does not describe itself`, { cause });
    });
    return discovered;
  };

  return {
    name,
    begin: async () => {
      const client = await import('openid-client');
      const departure = { nonce: client.randomNonce(), verifier: client.randomPKCECodeVerifier() };
      try {
        const url = client.buildAuthorizationUrl(await configuration(), {
          redirect_uri: returnUrl,
          scope: 'openid email',
          nonce: departure.nonce,
          code_challenge: await client.calculatePKCECodeChallenge(departure.verifier),
          code_challenge_method: 'S256',
        });
        return { url, departure };
      } catch (fault) {
        logger.warn({ err: fault }, 'nobody can log in with the provider');
        return undefined;
      }
    },
    finish: async (query, { state, nonce, verifier }) => {
      const { authorizationCodeGrant } = await import('openid-client');
      const url = new URL(returnUrl);
      url.search = query;
      try {
        const tokens = await authorizationCodeGrant(await configuration(), url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return undefined;
        const verifiedEmail =
          claims.email_verified === true && typeof claims.email === 'string' ? claims.email : undefined;
        return { issuer: claims.iss, subject: claims.sub, verifiedEmail };
      } catch (fault) {
        logger.warn({ err: fault }, 'the provider let nobody in');
        return undefined;
      }
    },
  };
}
