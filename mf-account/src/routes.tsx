import { pathOf } from '@wishbow/contracts/routes';
import { Route, Routes } from '@wishbow/platform';
import { lazy } from 'react';

const LoginPage = lazy(() => import(/* webpackChunkName: "page-login" */ './pages/login-page.tsx'));
const RegisterPage = lazy(() => import(/* webpackChunkName: "page-register" */ './pages/register-page.tsx'));
const AccountPage = lazy(() => import(/* webpackChunkName: "page-account" */ './pages/account-page.tsx'));

export function AccountRoutes() {
  return (
    <Routes>
      <Route path={pathOf('login')} element={<LoginPage />} />
      <Route path={pathOf('register')} element={<RegisterPage />} />
      <Route path={pathOf('account')} element={<AccountPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
