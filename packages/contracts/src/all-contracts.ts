import { accountsContract, accountsInternalContract, profilesContract } from './accounts-contract.ts';
import { activitiesContract } from './activities-contract.ts';
import { adminMailsContract } from './admin-mails-contract.ts';
import { adminOrdersContract } from './admin-orders-contract.ts';
import { adminPayoutsContract } from './admin-payouts-contract.ts';
import { adminCreditContract, adminPeopleContract } from './admin-people-contract.ts';
import { adminReportsContract } from './admin-reports-contract.ts';
import { adminTrendingContract } from './admin-trending-contract.ts';
import { auditContract, auditInternalContract } from './audit-contract.ts';
import { blocksContract } from './blocks-contract.ts';
import { browseContract } from './browse-contract.ts';
import { calendarContract, seenEventsInternalContract } from './calendar-contract.ts';
import { canaryContract } from './canary-contract.ts';
import { cartCheckoutContract } from './cart-checkout-contract.ts';
import { cartContract } from './cart-contract.ts';
import { catalogContract, catalogInternalContract } from './catalog-contract.ts';
import { commentsContract } from './comments-contract.ts';
import { credentialsContract } from './credentials-contract.ts';
import { creditContract } from './credit-contract.ts';
import { customGiftsContract } from './custom-gifts-contract.ts';
import { dataExportContract } from './data-export-contract.ts';
import { deployedPartsContract } from './deployed-parts-contract.ts';
import { deploymentsContract } from './deployments-contract.ts';
import { disputesContract } from './disputes-contract.ts';
import type { Contract, Endpoint } from './endpoint.ts';
import { fundsContract, fundsInternalContract } from './funds-contract.ts';
import { gateContract } from './gate-contract.ts';
import { identityContract } from './identity-contract.ts';
import { invitationsContract } from './invitations-contract.ts';
import { likesContract, reactionsInternalContract } from './likes-contract.ts';
import { notificationSettingsContract } from './notification-settings-contract.ts';
import { openidContract } from './openid-contract.ts';
import { orderActionsContract } from './order-actions-contract.ts';
import { ordersContract, ordersInternalContract } from './orders-contract.ts';
import { overridesContract } from './overrides-contract.ts';
import { overviewContract } from './overview-contract.ts';
import { ownAccountContract } from './own-account-contract.ts';
import { partHealthContract } from './part-health-contract.ts';
import { passkeysContract } from './passkeys-contract.ts';
import { paymentsContract } from './payments-contract.ts';
import { recommendationsContract } from './recommendations-contract.ts';
import { reconciliationsContract } from './reconciliations-contract.ts';
import { reportsContract } from './reports-contract.ts';
import { secondFactorContract } from './second-factor-contract.ts';
import { seenWishesInternalContract, seenWishlistsInternalContract } from './seen-wishes-contract.ts';
import { siteContract } from './site-contract.ts';
import { siteHealthContract } from './site-health-contract.ts';
import { notificationsContract, relationshipsContract, socialInternalContract } from './social-contract.ts';
import { wishUnitsInternalContract } from './wish-units-contract.ts';
import { wishesContract } from './wishes-contract.ts';
import { wishlistsContract } from './wishlists-contract.ts';

/** Every contract of the site: what the proxy, the OpenAPI document and the authorisation matrix are derived from. */
export const ALL_CONTRACTS: readonly Contract[] = [
  accountsContract,
  credentialsContract,
  ownAccountContract,
  passkeysContract,
  secondFactorContract,
  identityContract,
  openidContract,
  dataExportContract,
  creditContract,
  accountsInternalContract,
  profilesContract,
  relationshipsContract,
  blocksContract,
  reportsContract,
  notificationsContract,
  notificationSettingsContract,
  calendarContract,
  recommendationsContract,
  likesContract,
  commentsContract,
  activitiesContract,
  reactionsInternalContract,
  socialInternalContract,
  catalogContract,
  catalogInternalContract,
  wishlistsContract,
  wishesContract,
  browseContract,
  wishUnitsInternalContract,
  fundsContract,
  fundsInternalContract,
  seenWishesInternalContract,
  seenWishlistsInternalContract,
  seenEventsInternalContract,
  ordersContract,
  orderActionsContract,
  ordersInternalContract,
  reconciliationsContract,
  disputesContract,
  adminOrdersContract,
  adminPayoutsContract,
  deployedPartsContract,
  deploymentsContract,
  partHealthContract,
  overridesContract,
  canaryContract,
  gateContract,
  overviewContract,
  adminPeopleContract,
  adminCreditContract,
  adminReportsContract,
  adminTrendingContract,
  adminMailsContract,
  auditContract,
  auditInternalContract,
  customGiftsContract,
  cartContract,
  cartCheckoutContract,
  paymentsContract,
  invitationsContract,
  siteContract,
  siteHealthContract,
];

export const ALL_ENDPOINTS: readonly Endpoint[] = ALL_CONTRACTS.flatMap((contract) => Object.values(contract));
