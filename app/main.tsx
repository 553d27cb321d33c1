import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createDialogAlerts } from './alerts/dialogAlerts';
import { createApi } from './api/ApiContext';
import { followSession } from './api/followSession';
import { createQueryClient } from './api/queryClient';
import { browserPorts } from './browser/browserPorts';
import { startChat } from './live/chat';
import { followNotifications } from './live/followNotifications';
import { followPosts } from './live/followPosts';
import { startRealtime } from './live/realtime';
import { AppProvider } from './provider';
import { routes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const dialogs = createDialogAlerts();
const ports = await browserPorts(window, dialogs);
const api = createApi(ports, createQueryClient());
followSession(api, ports.session);

const realtime = startRealtime(ports);
followPosts(api, realtime);
followNotifications(api, realtime);
window.addEventListener('online', realtime.retry);
const chat = ports.site.chat ? startChat(ports, realtime) : undefined;

createRoot(root).render(
  <StrictMode>
    <AppProvider ports={ports} api={api} live={{ realtime, chat }} dialogs={dialogs}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppProvider>
  </StrictMode>,
);
