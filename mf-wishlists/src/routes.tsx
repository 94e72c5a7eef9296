import { pathOf, routeOf } from '@wishbow/contracts/routes';
import { Route, Routes, useLocation, useSession } from '@wishbow/platform';
import { lazy } from 'react';

const LandingPage = lazy(() => import(/* webpackChunkName: "page-browse" */ './pages/landing-page.tsx'));
const HomePage = lazy(() => import(/* webpackChunkName: "page-home" */ './pages/home-page.tsx'));
const AddWishesPage = lazy(() => import(/* webpackChunkName: "page-browseWithSearch" */ './pages/add-wishes-page.tsx'));
const WishlistPage = lazy(() => import(/* webpackChunkName: "page-wishlist" */ './pages/wishlist-page.tsx'));
const WishesPage = lazy(() => import(/* webpackChunkName: "page-wishes" */ './pages/wishes-page.tsx'));
const GiftsPage = lazy(() => import(/* webpackChunkName: "page-gifts" */ './pages/gifts-page.tsx'));
const TagPage = lazy(() => import(/* webpackChunkName: "page-tag" */ './pages/tag-page.tsx'));
const ItemPage = lazy(() => import(/* webpackChunkName: "page-item" */ './pages/item-page.tsx'));
const ProfilePage = lazy(() => import(/* webpackChunkName: "page-profile" */ './pages/profile-page.tsx'));

export function WishlistsRoutes() {
  return (
    <Routes>
      <Route path={pathOf('browse')} element={<FrontPage />} />
      <Route path={pathOf('browseWithSearch')} element={<AddWishesPage />} />
      <Route path={pathOf('wishlist')} element={<WishlistPage />} />
      <Route path={pathOf('wishes')} element={<WishesPage />} />
      <Route path={pathOf('gifts')} element={<GiftsPage />} />
      <Route path={pathOf('tag')} element={<TagPage />} />
      <Route path={pathOf('item')} element={<ItemPage />} />
      <Route path={pathOf('profile')} element={<PersonsPage />} />
      <Route path="*" element={null} />
    </Routes>
  );
}

/** A file for either: visitors arrive with an empty cache, and load nothing that they do not see. */
function FrontPage() {
  const { user } = useSession();
  return user ? <HomePage user={user} /> : <LandingPage />;
}

/** Whoever goes to a page of another part is at its address before this part is gone: `/cart` is nobody's profile. */
function PersonsPage() {
  const { pathname } = useLocation();
  return routeOf(pathname).page === 'profile' ? <ProfilePage /> : null;
}
