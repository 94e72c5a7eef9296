import { pathOf } from '@wishbow/contracts/routes';
import { lazyPage, Route, Routes } from '@wishbow/platform';

const LoginPage = lazyPage('login', () => import(/* webpackChunkName: "page-login" */ './pages/login-page.tsx'));
const RegisterPage = lazyPage(
  'register',
  () => import(/* webpackChunkName: "page-register" */ './pages/register-page.tsx'),
);
const ForgotPasswordPage = lazyPage(
  'forgotPassword',
  () => import(/* webpackChunkName: "page-forgotPassword" */ './pages/forgot-password-page.tsx'),
);
const ResetPasswordPage = lazyPage(
  'resetPassword',
  () => import(/* webpackChunkName: "page-resetPassword" */ './pages/reset-password-page.tsx'),
);
const AcceptPage = lazyPage('accept', () => import(/* webpackChunkName: "page-accept" */ './pages/accept-page.tsx'));
const UnsubscribePage = lazyPage(
  'unsubscribe',
  () => import(/* webpackChunkName: "page-unsubscribe" */ './pages/unsubscribe-page.tsx'),
);
const HelpPage = lazyPage('help', () => import(/* webpackChunkName: "page-help" */ './pages/help-page.tsx'));
const TermsPage = lazyPage('terms', () => import(/* webpackChunkName: "page-terms" */ './pages/terms-page.tsx'));
const AccountPage = lazyPage(
  'account',
  () => import(/* webpackChunkName: "page-account" */ './pages/account-page.tsx'),
);
const SettingsPage = lazyPage(
  'settings',
  () => import(/* webpackChunkName: "page-settings" */ './pages/settings-page.tsx'),
);
const PreferencesPage = lazyPage(
  'preferences',
  () => import(/* webpackChunkName: "page-preferences" */ './pages/preferences-page.tsx'),
);
const AdminPage = lazyPage('admin', () => import(/* webpackChunkName: "page-admin" */ './pages/admin/admin-page.tsx'));

export function AccountRoutes() {
  return (
    <Routes>
      <Route path={pathOf('login')} element={<LoginPage />} />
      <Route path={pathOf('register')} element={<RegisterPage />} />
      <Route path={pathOf('forgotPassword')} element={<ForgotPasswordPage />} />
      <Route path={pathOf('resetPassword')} element={<ResetPasswordPage />} />
      <Route path={pathOf('accept')} element={<AcceptPage />} />
      <Route path={pathOf('unsubscribe')} element={<UnsubscribePage />} />
      <Route path={pathOf('help')} element={<HelpPage />} />
      <Route path={pathOf('terms')} element={<TermsPage />} />
      <Route path={pathOf('account')} element={<AccountPage />} />
      <Route path={pathOf('settings')} element={<SettingsPage />} />
      <Route path={pathOf('preferences')} element={<PreferencesPage />} />
      <Route path={pathOf('admin')} element={<AdminPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
