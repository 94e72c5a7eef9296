import type { Endpoint } from '@wishbow/contracts/endpoint';
import { problem } from '@wishbow/contracts/problem';
import type { ServiceName } from '@wishbow/contracts/service-names';
import { BODY_LIMIT_BYTES, requestIdOf, viewerOf } from '@wishbow/http/implement';
import { sendProblem } from '@wishbow/http/problem-handler';
import { IDENTITY_HEADER, signIdentity } from '@wishbow/service/identity/identity-token';
import { type RequestHandler, Router } from 'express';
import type { ServiceProxy } from './service-proxy.ts';
import { limitSending, takeBody } from './take-body.ts';

/** Time for a picture, over a telephone at the edge of the net. */
const UPLOAD_MS = 120_000;

export interface EndpointProxyOptions {
  readonly endpoints: readonly Endpoint[];
  readonly proxies: Readonly<Partial<Record<ServiceName, ServiceProxy>>>;
  readonly secret: string;
}

/**
 * Hands every public call to the service that its contract names, with its body whole; pictures are handed on as they come.
 * An alias is answered under its own path too. Another method on a known path is 405.
 */
export function endpointProxy({ endpoints, proxies, secret }: EndpointProxyOptions): Router {
  const router = Router();
  const direct = new Map<string, DirectWay>();
  const served = endpoints.filter(({ audience, service }) => audience !== 'internal' && service !== 'bff');
  router.use(leaveOwn(endpoints), answerDirectly(direct));
  for (const endpoint of served) {
    const proxy = proxies[endpoint.service];
    if (!proxy) throw new Error(`no proxy for ${endpoint.service}, which answers ${endpoint.id}`);
    const method = endpoint.method.toLowerCase() as Lowercase<Endpoint['method']>;
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) {
      const handlers: Handlers = [bodyOf(endpoint), carryIdentity(endpoint.service, secret), proxy];
      router[method](path, ...handlers);
      if (!path.includes(':')) direct.set(`${endpoint.method} ${path}`, { route: { path }, handlers });
    }
  }
  for (const path of pathsOf(endpoints)) router.all(path, refuseMethod(path, endpoints));
  return router;
}

const bodyOf = ({ bodyLimit = 0 }: Endpoint): RequestHandler =>
  bodyLimit > BODY_LIMIT_BYTES ? limitSending(UPLOAD_MS) : takeBody({ mostBytes: bodyLimit || BODY_LIMIT_BYTES });

type Handlers = readonly [body: RequestHandler, carry: RequestHandler, proxy: RequestHandler];

interface DirectWay {
  readonly route: { readonly path: string };
  readonly handlers: Handlers;
}

/** What the BFF answers itself is compared with no address of a service. */
function leaveOwn(endpoints: readonly Endpoint[]): RequestHandler {
  const own = new Set(endpoints.filter(({ service }) => service === 'bff').flatMap(callsOf));
  return ({ method, path }, _response, next) => (own.has(`${method} ${path}`) ? next('router') : next());
}

const callsOf = ({ method, path, aliases = [] }: Endpoint) => [path, ...aliases].map((each) => `${method} ${each}`);

/** What an address without parameters leads to is known without trying one route after the other, which are some 150. */
const answerDirectly =
  (direct: ReadonlyMap<string, DirectWay>): RequestHandler =>
  (request, response, next) => {
    const known = direct.get(`${request.method} ${request.path}`);
    if (!known) return next();
    const [body, carry, proxy] = known.handlers;
    // As a route would have left it, for whoever counts requests by route.
    request.route = known.route;
    body(request, response, () => carry(request, response, () => proxy(request, response, next)));
  };

const pathsOf = (endpoints: readonly Endpoint[]) =>
  new Set(endpoints.filter(({ audience }) => audience !== 'internal').map(({ path }) => path));

/** The service learns who asks from our signature alone; cookie and token stay here. */
function carryIdentity(service: ServiceName, secret: string): RequestHandler {
  return (request, response, next) => {
    request.headers[IDENTITY_HEADER] = signIdentity(viewerOf(response), service, secret);
    request.headers['x-request-id'] = requestIdOf(response);
    // Where it comes from by our own account, in place of what the browser may have claimed.
    request.headers['x-forwarded-for'] = request.ip ?? '';
    delete request.headers.cookie;
    delete request.headers.authorization;
    next();
  };
}

function refuseMethod(path: string, endpoints: readonly Endpoint[]): RequestHandler {
  const allowed = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
  return (request, response, next) => {
    if (allowed.some((method) => method === request.method)) return next();
    response.set('allow', allowed.join(', '));
    sendProblem(response, 405, problem('method_not_allowed', `Please use ${allowed.join(' or ')}.`));
  };
}
