import { pathOf, routeOf } from '@wishbow/contracts/routes';
import { lazyPage, Route, Routes, useLocation, useSession } from '@wishbow/platform';

const LandingPage = lazyPage('browse', () => import(/* webpackChunkName: "page-browse" */ './pages/landing-page.tsx'));
const HomePage = lazyPage('home', () => import(/* webpackChunkName: "page-home" */ './pages/home-page.tsx'));
const AddWishesPage = lazyPage(
  'browseWithSearch',
  () => import(/* webpackChunkName: "page-browseWithSearch" */ './pages/add-wishes-page.tsx'),
);
const WishlistPage = lazyPage(
  'wishlist',
  () => import(/* webpackChunkName: "page-wishlist" */ './pages/wishlist-page.tsx'),
);
const WishesPage = lazyPage('wishes', () => import(/* webpackChunkName: "page-wishes" */ './pages/wishes-page.tsx'));
const GiftsPage = lazyPage('gifts', () => import(/* webpackChunkName: "page-gifts" */ './pages/gifts-page.tsx'));
const TagPage = lazyPage('tag', () => import(/* webpackChunkName: "page-tag" */ './pages/tag-page.tsx'));
const ItemPage = lazyPage('item', () => import(/* webpackChunkName: "page-item" */ './pages/item-page.tsx'));
const ProfilePage = lazyPage(
  'profile',
  () => import(/* webpackChunkName: "page-profile" */ './pages/profile-page.tsx'),
);

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
