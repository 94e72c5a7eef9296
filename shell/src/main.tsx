import '@wishbow/ui/tokens.css';
import '@wishbow/ui/fonts.css';
import '@wishbow/ui/base.css';
import './page.css';
import type { PageRegistry } from '@wishbow/contracts/registry';
import { installHost, pageError, readInlined } from '@wishbow/platform/shell';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startParts } from './composition/part-applications.ts';
import { declareParts, loadExpose } from './composition/part-containers.ts';
import { partPlace } from './composition/part-place.tsx';
import { reportFailure } from './failures/report-failure.ts';
import { measurePage } from './health/measure-page.ts';
import { reportUncaughtErrors } from './health/uncaught-errors.ts';
import { firstScreenReleased, keepFirstScreen } from './loading/first-screen.ts';
import { followNavigation } from './navigation/follow-navigation.ts';
import { keepPageFresh } from './navigation/keep-page-fresh.ts';
import { ShellRoot } from './shell-root.tsx';

const registry = readInlined<PageRegistry>('wishbow-registry') ?? { revision: 'none', shellBuildId: 'none', parts: [] };
const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root');

installHost({ loadExpose, reportFailure, placeReleased: firstScreenReleased });
reportUncaughtErrors();
declareParts(registry);
followNavigation();
// The server knows of a profile that is nobody's: waiting for the part to find out would show the bars first.
if (readInlined<number>('wishbow-status') === 404) pageError.set({ statusCode: 404 });
// Parts mount into a place that React draws, so it has to be there before they start.
// What fails inside is caught and reported by the boundary around it.
flushSync(() => createRoot(root, { onCaughtError: () => undefined }).render(<ShellRoot registry={registry} />));
keepFirstScreen(partPlace());
startParts(registry);
measurePage(registry);
keepPageFresh(registry.shellBuildId);
