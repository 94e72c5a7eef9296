import { accountsContract, accountsInternalContract, profilesContract } from './accounts-contract.ts';
import { browseContract } from './browse-contract.ts';
import { catalogContract, catalogInternalContract } from './catalog-contract.ts';
import type { Contract, Endpoint } from './endpoint.ts';
import { ordersContract, ordersInternalContract } from './orders-contract.ts';
import { recommendationsContract } from './recommendations-contract.ts';
import { seenWishesInternalContract } from './seen-wishes-contract.ts';
import { siteContract } from './site-contract.ts';
import { notificationsContract, relationshipsContract, socialInternalContract } from './social-contract.ts';
import { wishUnitsInternalContract } from './wish-units-contract.ts';
import { wishesContract } from './wishes-contract.ts';
import { wishlistsContract } from './wishlists-contract.ts';

/** Every contract of the site: what the proxy, the OpenAPI document and the authorisation matrix are derived from. */
export const ALL_CONTRACTS: readonly Contract[] = [
  accountsContract,
  accountsInternalContract,
  profilesContract,
  relationshipsContract,
  notificationsContract,
  recommendationsContract,
  socialInternalContract,
  catalogContract,
  catalogInternalContract,
  wishlistsContract,
  wishesContract,
  browseContract,
  wishUnitsInternalContract,
  seenWishesInternalContract,
  ordersContract,
  ordersInternalContract,
  siteContract,
];

export const ALL_ENDPOINTS: readonly Endpoint[] = ALL_CONTRACTS.flatMap((contract) => Object.values(contract));
