import { pathOf } from '@wishbow/contracts/routes';
import { lazyPage, Route, Routes } from '@wishbow/platform';

const CartPage = lazyPage('cart', () => import(/* webpackChunkName: "page-cart" */ './pages/cart-page.tsx'));
const OrdersPage = lazyPage('orders', () => import(/* webpackChunkName: "page-orders" */ './pages/orders-page.tsx'));

export function CheckoutRoutes() {
  return (
    <Routes>
      <Route path={pathOf('cart')} element={<CartPage />} />
      <Route path={pathOf('orders')} element={<OrdersPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}
