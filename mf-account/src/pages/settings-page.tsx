import { hrefOf } from '@wishbow/contracts/routes';
import { Navigate } from '@wishbow/platform';

/** The address that old links know; the account area has it all. */
export default function SettingsPage() {
  return <Navigate to={hrefOf('account')} replace />;
}
