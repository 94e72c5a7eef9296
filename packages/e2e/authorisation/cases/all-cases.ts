import { accountCases } from './account-cases.ts';
import { adminCases } from './admin-cases.ts';
import type { AnyCase } from './cases-of.ts';
import { catalogCases } from './catalog-cases.ts';
import { deploymentCases } from './deployment-cases.ts';
import { orderCases } from './order-cases.ts';
import { quietCases } from './quiet-cases.ts';
import { signInCases } from './sign-in-cases.ts';
import { siteCases } from './site-cases.ts';
import { socialCases } from './social-cases.ts';
import { wishCases } from './wish-cases.ts';

/** By endpoint id. What a contract adds is missing here until somebody says who may do it. */
export const ALL_CASES: Readonly<Record<string, readonly AnyCase[]>> = {
  ...accountCases,
  ...socialCases,
  ...catalogCases,
  ...wishCases,
  ...orderCases,
  ...siteCases,
  ...deploymentCases,
  ...signInCases,
  ...quietCases,
  ...adminCases,
};
