import '@alphazone/ui/font.css';

import { preloadMenus, preloadTooltips } from '@alphazone/ui';
import { startTransition, StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { AlertDialogs } from './alerts/AlertHost';
import { adoptPageStyles } from './appearance/pageStyles';
import { adoptFormSession } from './forms/adoptFormSession';
import { draftOf } from './forms/formResult';
import { afterFirstView } from './browser/afterFirstView';
import { browserServices } from './browser/browserServices';
import { keepTyped } from './browser/keepTyped';
import { pressAgain } from './browser/pressAgain';
import { createRoot, hydrateRoot } from './browser/reactDom';
import { keepScroll } from './browser/keepScroll';
import { whenIdle } from './browser/whenIdle';
import { ConnectionNotice } from './offline/ConnectionHint';
import { Screens } from './navigation/Screens';
import { loadRoutes } from './pages/loadRoutes';
import { createHydrationTurns } from './pages/hydrationTurns';
import { dropPageState, hydrateQueries, isFromHistory, readPageState } from './pages/renderedPage';
import { Started } from './pages/Started';
import { prefetchOnStart } from './browser/prefetchOnStart';
import { createProofRequests } from './proof/proofRequests';
import { AppProvider } from './provider';
import { routes, screens } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');

adoptPageStyles(document);
const rendered = readPageState(document);
// The server responds to a refused form at the form's own URL.
if (rendered?.form) window.history.replaceState(null, '', rendered.form.page);
const proofs = createProofRequests();
const route = loadRoutes(routes, window.location).then(
  () => true,
  () => false,
);
const [{ ports, forum, dialogs, leaveFocus }, hasScreen] = await Promise.all([
  browserServices(window, proofs, rendered),
  rendered && route,
]);
await adoptFormSession(window, forum.session, ports.log);
const draft = rendered?.form && draftOf(rendered.form);
if (draft) ports.drafts.write(ports.drafts.owner(), draft.key, draft.text);
const typed = keepTyped(root);
const changes = { ...keepScroll(window, ports.log), start: leaveFocus };
const turns = createHydrationTurns((run) => whenIdle(window, 100, run));
// The session updates a member's page at once, and React rebuilds posts that change before they hydrate.
if (forum.currentUserId() !== undefined) turns.open();
for (const event of ['pointerdown', 'keydown', 'focusin'])
  window.addEventListener(event, turns.open, { capture: true, once: true });

const afterView = (...steps: (() => void)[]) =>
  afterFirstView({ route, cache: forum.cache, browser: window }, ...steps);

function start() {
  afterView(
    () => prefetchOnStart(forum),
    () => {
      // Alerts must also appear offline. Mounting retries.
      for (const part of [dialogs, AlertDialogs, ConnectionNotice]) part.preload().catch(() => undefined);
    },
    preloadMenus,
    preloadTooltips,
    () => forum.start('notifications'),
    () => ports.site.chat && forum.start('chat'),
    // Fails if storage is blocked or the font does not load. The next page then does not preload it either.
    () => void prepareNextPage().catch(() => undefined),
  );
}

async function prepareNextPage() {
  const { keepFont, prefetchOnIntent, savesData } = await import('./browser/nextPage');
  prefetchOnIntent({ target: document, savesData, routes: screens, forum, site: ports.site });
  await keepFont(window);
}

const app = (
  <StrictMode>
    <Started
      onRendered={typed.collect}
      onStarted={() => {
        typed.replay();
        delete document.documentElement.dataset['session'];
        dropPageState(document);
        // Back and Forward had no listener until now.
        if (window.location.href !== startedAt)
          window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
        // Last, because it may navigate.
        pressAgain(root, turns.open);
        if (rendered) start();
      }}
    >
      <AppProvider ports={{ ...ports, turns }} forum={forum} dialogs={dialogs} proofs={proofs}>
        <BrowserRouter>
          <Screens routes={routes} changes={changes} />
        </BrowserRouter>
      </AppProvider>
    </Started>
  </StrictMode>
);

const startedAt = window.location.href;
const isOwn = rendered?.userId === forum.currentUserId();
if (rendered && (rendered.userId === undefined || isOwn)) {
  hydrateQueries(forum.cache, rendered, forum.currentUserId() !== undefined || isFromHistory(window));
}
if (!rendered) start();
delete document.documentElement.dataset['waiting'];
// Not hydratable: pages rendered for members without scripts, and screens whose code failed to load.
if (rendered && hasScreen && rendered.userId === undefined)
  startTransition(() => void hydrateRoot(root, app));
else createRoot(root).render(app);
import('./browser/inBackground').then(
  ({ runInBackground }) =>
    runInBackground(window, forum, { ...ports, isRendered: rendered !== undefined, whenIdle: afterView }),
  (error: unknown) => ports.log('The background work could not be started.', error),
);
