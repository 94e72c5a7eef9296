import type { SandboxArea } from '@wishbow/demo/addresses';
import express, { type RequestHandler, type Response, Router } from 'express';
import { z } from 'zod';
import { actOut } from '../scripts/fault-middleware.ts';
import { AutocompleteQuery, suggest } from './autocomplete.ts';
import { renderCandidate } from './candidate.ts';
import { findStreetFault } from './magic-streets.ts';
import { parseLookup, StreetLookup } from './street-lookup.ts';
import { findMatches } from './street-match.ts';

type Settings = { areas: readonly SandboxArea[]; traffic: readonly RequestHandler[] };

const PATHS = ['/street-address', '/lookup'];
const Credentials = z.union([
  z.object({ 'auth-id': z.string().min(1), 'auth-token': z.string().min(1) }),
  z.object({ key: z.string().min(1) }),
]);
const StreetLookups = z.array(StreetLookup).min(1).max(100);

const refuse = (response: Response, status: number, message: string): void => {
  response.status(status).json({ errors: [{ message }] });
};

/** Servers identify themselves by id and token, in the query or as HTTP Basic; browsers by a website key. */
const requireCredentials: RequestHandler = (request, response, next) => {
  const isKnown =
    Credentials.safeParse(request.query).success || request.get('authorization')?.startsWith('Basic ') === true;
  if (!isKnown)
    return refuse(
      response,
      401,
      'Unauthorized: the credentials were provided incorrectly or did not match any existing, active credentials.',
    );
  next();
};

const answerLookups = (areas: readonly SandboxArea[], lookups: readonly StreetLookup[]) =>
  lookups.flatMap((lookup, inputIndex) => {
    const address = parseLookup(lookup);
    const matches = address ? findMatches(areas, address) : [];
    return matches
      .slice(0, lookup.candidates)
      .map((match, candidateIndex) => renderCandidate(match, inputIndex, candidateIndex, lookup.input_id));
  });

const answerStreets = async (
  areas: readonly SandboxArea[],
  lookups: readonly StreetLookup[],
  response: Response,
): Promise<void> => {
  const fault = lookups.map(({ street }) => findStreetFault(street)).find((found) => found !== undefined);
  if (fault && (await actOut(fault, response))) return;
  response.json(answerLookups(areas, lookups));
};

/** Address verification (`/street-address`) and suggestions (`/lookup`), as the service's own client library speaks them. */
export const addressRoutes = ({ areas, traffic }: Settings): Router => {
  const router = Router();
  router.use(PATHS, express.json({ limit: '64kb', type: () => true }), ...traffic, requireCredentials);
  router.get('/street-address', async (request, response) => {
    const lookup = StreetLookup.safeParse(request.query);
    if (!lookup.success || lookup.data.street === '')
      return refuse(response, 422, 'Unprocessable Entity: the street is missing.');
    await answerStreets(areas, [lookup.data], response);
  });
  router.post('/street-address', async (request, response) => {
    const lookups = StreetLookups.safeParse(request.body);
    if (!lookups.success)
      return refuse(response, 400, 'Bad Request (Malformed Payload): an array of 1 to 100 lookups is expected.');
    await answerStreets(areas, lookups.data, response);
  });
  router.get('/lookup', async (request, response) => {
    const query = AutocompleteQuery.safeParse(request.query);
    if (!query.success) return refuse(response, 422, 'Unprocessable Entity: the search is missing.');
    const fault = findStreetFault(query.data.search);
    if (fault && (await actOut(fault, response))) return;
    response.json({ suggestions: suggest(areas, query.data) });
  });
  return router;
};
