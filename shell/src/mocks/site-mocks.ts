import { canaryContract } from '@wishbow/contracts/canary-contract';
import { deployedPartsContract } from '@wishbow/contracts/deployed-parts-contract';
import { overridesContract } from '@wishbow/contracts/overrides-contract';
import { partHealthContract } from '@wishbow/contracts/part-health-contract';
import { problem } from '@wishbow/contracts/problem';
import type { PageRegistry } from '@wishbow/contracts/registry';
import { siteContract } from '@wishbow/contracts/site-contract';
import { siteHealthContract } from '@wishbow/contracts/site-health-contract';
import { mocked, type PartMocks } from '@wishbow/testing/world/part-mocks';

const noRegistry = {
  status: 409,
  body: problem('no_registry', 'Nothing is deployed to a site that is made of mocks.'),
} as const;

const noOverride = { status: 422, body: problem('not_stored', 'A site that is made of mocks has one build.') } as const;

/** Every build does well where nothing is real. */
const healthOf = ({ name, buildId }: PageRegistry['parts'][number]) => ({
  part: name,
  build: buildId,
  views: 120,
  errors: 0,
  vitals: {
    LCP: { samples: 120, p75: 900 },
    INP: { samples: 80, p75: 60 },
    CLS: { samples: 120, p75: 0.01 },
    TTFB: { samples: 120, p75: 40 },
  },
});

/** What the BFF answers by itself. */
export const siteMocks = (registry: PageRegistry): PartMocks => ({
  owner: 'shell',
  contracts: [
    mocked(siteContract, () => ({
      getAppEnv: () => ({
        status: 200,
        body: {
          environment: 'local',
          stripe: {
            publishableKey: 'pk_mock',
            apiBase: `${globalThis.location.origin}/_mock/cards`,
            isSandbox: true,
          },
          checksAddresses: false,
          demoAccounts: [
            { title: 'Maya, who has wishes and friends', email: 'maya@example.com', password: 'anything' },
            { title: 'Ada, an admin', email: 'ada@example.com', password: 'anything' },
          ],
        },
      }),
      checkForRefresh: () => ({ status: 200, body: false }),
      reportClientError: () => ({ status: 200, body: {} }),
    })),
    mocked(deployedPartsContract, () => ({
      listDeployedParts: () => ({
        status: 200,
        body: {
          revision: 1,
          parts: registry.parts.map(({ name, buildId, pages }) => ({
            name,
            buildId,
            pages,
            deployment: null,
            builds: [],
            rollback_to: null,
          })),
          canary: null,
          isRegistryThere: true,
        },
      }),
      listDeployments: () => ({ status: 200, body: { deployments: [], next_cursor: null } }),
      promotePart: noRegistry,
      takePartBack: noRegistry,
    })),
    mocked(partHealthContract, () => ({
      reportPageHealth: () => ({ status: 200, body: {} }),
      getPartHealth: () => ({ status: 200, body: { builds: registry.parts.map(healthOf) } }),
    })),
    mocked(canaryContract, () => ({
      tryBuild: noRegistry,
      stopTrying: noRegistry,
      tryPart: noRegistry,
      stopTryingPart: noRegistry,
    })),
    mocked(overridesContract, () => ({
      createOverrideLink: noOverride,
      createDeployersOverride: noOverride,
      endOverride: () => ({ status: 200, body: {} }),
    })),
    mocked(siteHealthContract, () => ({
      getSiteHealth: () => ({ status: 200, body: { processes: [{ name: 'mocks', is_up: true, figures: null }] } }),
    })),
  ],
  scenarios: [],
});
