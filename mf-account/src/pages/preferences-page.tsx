import { hrefOf } from '@wishbow/contracts/routes';
import { Navigate } from '@wishbow/platform';

/** The address that old links know: what a person prefers others to see. */
export default function PreferencesPage() {
  return <Navigate to={`${hrefOf('account')}?tab=privacy`} replace />;
}
