import {
  Activity,
  Blocks,
  BookOpenCheck,
  Flag,
  HandCoins,
  LayoutDashboard,
  Mail,
  Package,
  Scale,
  ScrollText,
  TrendingUp,
  Undo2,
  Users,
} from 'lucide-react';

/** The pages of the admin area in the order of its navigation, by what follows `/admin` in their address. */
export const ADMIN_SECTIONS = [
  { path: '', title: 'Overview', icon: LayoutDashboard },
  { path: 'orders', title: 'Orders', icon: Package },
  { path: 'payouts', title: 'Fund payouts', icon: HandCoins },
  { path: 'returns', title: 'Returns', icon: Undo2 },
  { path: 'disputes', title: 'Contested', icon: Scale },
  { path: 'books', title: 'Books', icon: BookOpenCheck },
  { path: 'people', title: 'People', icon: Users },
  { path: 'reports', title: 'Reports', icon: Flag },
  { path: 'trending', title: 'Trending', icon: TrendingUp },
  { path: 'mails', title: 'Mail outbox', icon: Mail },
  { path: 'parts', title: 'Deployed parts', icon: Blocks },
  { path: 'health', title: 'Health', icon: Activity },
  { path: 'audit', title: 'Audit log', icon: ScrollText },
] as const;

export type AdminSection = (typeof ADMIN_SECTIONS)[number]['path'];

/** The address of a page of the admin area, or of one thing on it. */
export const adminHref = (section: AdminSection, id?: string): string =>
  ['/admin', section, id ?? ''].filter((part) => part !== '').join('/');
