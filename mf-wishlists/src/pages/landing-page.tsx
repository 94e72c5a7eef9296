import { usePageTitle } from '@wishbow/platform';
import { Landing } from '../features/landing/landing.tsx';

/** The front page for visitors. */
export default function LandingPage() {
  usePageTitle('Wish out loud');
  return <Landing />;
}
