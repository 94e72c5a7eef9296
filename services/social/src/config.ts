import { environmentFlag, parseEnvironment, portOf, ServiceEnvironment } from '@wishbow/service/service-environment';
import type * as z from 'zod';

const SocialEnvironment = ServiceEnvironment.extend({ SEED_DEMO: environmentFlag });

export type SocialConfig = z.infer<typeof SocialEnvironment> & { readonly port: number };

/** @throws Error naming every variable that is missing or wrong. */
export function readConfig(env: Record<string, string | undefined>): SocialConfig {
  const parsed = parseEnvironment(SocialEnvironment, env);
  return { ...parsed, port: portOf(parsed.SOCIAL_URL) };
}
