import '@alphazone/ui/font.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createDialogAlerts } from './alerts/dialogAlerts';
import { browserServices } from './browser/browserServices';
import { prefetchOnStart } from './prefetchOnStart';
import { createProofRequests } from './proof/proofRequests';
import { AppProvider } from './provider';
import { routes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const dialogs = createDialogAlerts();
const proofs = createProofRequests();
const { ports, forum } = await browserServices(window, dialogs, proofs);
prefetchOnStart(forum);
forum.start('notifications');
if (ports.site.chat) forum.start('chat');

createRoot(root).render(
  <StrictMode>
    <AppProvider ports={ports} forum={forum} dialogs={dialogs} proofs={proofs}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppProvider>
  </StrictMode>,
);
