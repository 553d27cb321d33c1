import '@alphazone/ui/font.css';

import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { AlertDialogs } from './alerts/AlertHost';
import { createDialogAlerts } from './alerts/dialogAlerts';
import { adoptFormSession } from './forms/adoptFormSession';
import { draftOf } from './forms/formResult';
import { afterFirstView } from './browser/afterFirstView';
import { browserServices } from './browser/browserServices';
import { keepTyped } from './browser/keepTyped';
import { pressAgain } from './browser/pressAgain';
import { prefetchOnIntent, savesData } from './browser/prefetchOnIntent';
import { OutboxNotices } from './outbox/OutboxHint';
import { loadRoutes } from './pages/loadRoutes';
import { dropPageState, hydrateQueries, readPageState } from './pages/renderedPage';
import { Started } from './pages/Started';
import { startServiceWorker } from './offline/startServiceWorker';
import { prefetchOnStart } from './prefetchOnStart';
import { createProofRequests } from './proof/proofRequests';
import { AppProvider } from './provider';
import { routes, screens } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const rendered = readPageState(document);
// The page of a refused form is at the form's address.
if (rendered?.form) window.history.replaceState(null, '', rendered.form.page);
const dialogs = createDialogAlerts();
const proofs = createProofRequests();
const [{ ports, forum }, hasScreen] = await Promise.all([
  browserServices(window, dialogs, proofs, rendered),
  rendered &&
    loadRoutes(routes, window.location).then(
      () => true,
      () => false,
    ),
]);
await adoptFormSession(window, forum.session, ports.log);
const draft = rendered?.form && draftOf(rendered.form);
if (draft) ports.drafts.write(ports.drafts.owner(), draft.key, draft.text);
const typed = keepTyped(root);
const router = createBrowserRouter(routes);

const whenIdle = (run: () => void) => afterFirstView({ router, cache: forum.cache, browser: window }, run);

function start() {
  whenIdle(() => {
    // A message must also appear when the connection is gone. Mounting tries again.
    for (const part of [AlertDialogs, OutboxNotices]) part.preload().catch(() => undefined);
    prefetchOnStart(forum);
    forum.start('notifications');
    if (ports.site.chat) forum.start('chat');
    prefetchOnIntent({ target: document, savesData, routes: screens, forum, site: ports.site });
  });
}

const app = (
  <StrictMode>
    <Started
      onRendered={typed.collect}
      onStarted={() => {
        typed.replay();
        delete document.documentElement.dataset['session'];
        dropPageState(document);
        pressAgain(root);
        if (rendered) start();
      }}
    >
      <AppProvider ports={ports} forum={forum} dialogs={dialogs} proofs={proofs}>
        <RouterProvider router={router} />
      </AppProvider>
    </Started>
  </StrictMode>
);

const isOwn = rendered?.userId === forum.currentUserId();
if (rendered && (rendered.userId === undefined || isOwn)) {
  hydrateQueries(forum.cache, rendered, forum.currentUserId() !== undefined);
}
if (!rendered) start();
delete document.documentElement.dataset['waiting'];
// A member's page, sent to a browser without scripts, differs from what the app shows first. So does the error of a screen whose code
// did not load.
if (rendered && hasScreen && rendered.userId === undefined) hydrateRoot(root, app);
else createRoot(root).render(app);
startServiceWorker(window, forum, { ...ports, isRendered: rendered !== undefined, whenIdle });
