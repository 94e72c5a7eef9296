import { createHash } from 'node:crypto';
import express, { type Request, Router } from 'express';
import { z } from 'zod';
import { brokenRequestPage, consentPage } from './consent-page.ts';
import { createGrants } from './grants.ts';
import { createSigningKey } from './signing-key.ts';

const AuthorizationRequest = z.object({
  response_type: z.literal('code'),
  client_id: z.string().min(1),
  redirect_uri: z.url(),
  scope: z.string().regex(/\bopenid\b/),
  state: z.string().optional(),
  nonce: z.string().optional(),
  code_challenge: z.string().min(43),
  code_challenge_method: z.literal('S256'),
});
const Consent = z.object({ outcome: z.enum(['agree', 'refuse']), email: z.string(), verified: z.string().optional() });
const TokenRequest = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
});

const TOKEN_SECONDS = 300;
/** Refused whatever else is right, to see what the site makes of it. */
const WRONG_SECRET = 'invalid_secret';

const readRequest = (request: Request) => AuthorizationRequest.safeParse(request.query).data;

/** Name and secret from HTTP Basic, as the standard has them: form-encoded first. */
const clientOf = (request: Request): { id: string; secret: string } | undefined => {
  const [, encoded] = /^Basic (.+)$/.exec(request.get('authorization') ?? '') ?? [];
  const [id, secret] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':')
    .map(decodeURIComponent);
  return id && secret ? { id, secret } : undefined;
};

export type OpenidDeps = { publicUrl: string; now: () => Date };

/** A provider of OpenID Connect below `/openid`: code flow with PKCE, for whoever says who they are. */
export const openidRoutes = ({ publicUrl, now }: OpenidDeps): Router => {
  const issuer = `${publicUrl}/openid`;
  const key = createSigningKey();
  const grants = createGrants(now);
  const router = Router();

  router.get('/openid/.well-known/openid-configuration', (_request, response) => {
    response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['ES256'],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_basic'],
      authorization_response_iss_parameter_supported: true,
    });
  });
  router.get('/openid/jwks', (_request, response) => void response.json({ keys: [key.jwk] }));

  router.get('/openid/authorize', (request, response) => {
    if (!readRequest(request)) return void response.status(400).send(brokenRequestPage());
    response.send(consentPage(request.originalUrl));
  });
  router.post('/openid/authorize', express.urlencoded({ extended: false }), (request, response) => {
    const asked = readRequest(request);
    const consent = Consent.safeParse(request.body).data;
    if (!asked || !consent) return void response.status(400).send(brokenRequestPage());
    const url = new URL(asked.redirect_uri);
    if (asked.state) url.searchParams.set('state', asked.state);
    url.searchParams.set('iss', issuer);
    if (consent.outcome === 'refuse') url.searchParams.set('error', 'access_denied');
    else {
      const { client_id: clientId, redirect_uri: redirectUri, code_challenge: challenge, nonce } = asked;
      const { email, verified } = consent;
      const grant = { clientId, redirectUri, challenge, nonce, email, isVerified: verified !== undefined };
      url.searchParams.set('code', grants.add(grant));
    }
    response.redirect(303, url.href);
  });

  router.post('/openid/token', express.urlencoded({ extended: false }), (request, response) => {
    const client = clientOf(request);
    if (!client || client.secret === WRONG_SECRET) return void response.status(401).json({ error: 'invalid_client' });
    const asked = TokenRequest.safeParse(request.body).data;
    const grant = asked && grants.take(asked.code, asked.code_verifier);
    const fits = grant && grant.clientId === client.id && grant.redirectUri === asked.redirect_uri;
    if (!fits) return void response.status(400).json({ error: 'invalid_grant' });
    const iat = Math.floor(now().getTime() / 1000);
    const { email, isVerified, nonce } = grant;
    const sub = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);
    const claims = {
      iss: issuer,
      aud: client.id,
      sub,
      iat,
      exp: iat + TOKEN_SECONDS,
      email,
      email_verified: isVerified,
    };
    response.set('cache-control', 'no-store').json({
      access_token: 'sandbox-access',
      token_type: 'Bearer',
      expires_in: TOKEN_SECONDS,
      id_token: key.signToken({ ...claims, ...(nonce && { nonce }) }),
    });
  });
  return router;
};
