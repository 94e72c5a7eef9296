import { pathOf } from '@wishbow/contracts/routes';
import { Route, Routes } from '@wishbow/platform';
import { lazy } from 'react';

const CartPage = lazy(() => import(/* webpackChunkName: "page-cart" */ './pages/cart-page.tsx'));
const OrdersPage = lazy(() => import(/* webpackChunkName: "page-orders" */ './pages/orders-page.tsx'));

export function CheckoutRoutes() {
  return (
    <Routes>
      <Route path={pathOf('cart')} element={<CartPage />} />
      <Route path={pathOf('orders')} element={<OrdersPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
