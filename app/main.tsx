import '@alphazone/ui/font.css';

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createDialogAlerts } from './alerts/dialogAlerts';
import { createApi } from './api/ApiContext';
import { prefetchOnStart } from './api/prefetchOnStart';
import { followSession } from './api/followSession';
import { createQueryClient } from './api/queryClient';
import { browserPorts } from './browser/browserPorts';
import { startChat } from './live/chat';
import { followPosts } from './live/followPosts';
import { startNotifications } from './live/notifications';
import { startRealtime } from './live/realtime';
import { AppProvider } from './provider';
import { routes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const dialogs = createDialogAlerts();
const ports = await browserPorts(window, dialogs);
const api = createApi(ports, createQueryClient());
followSession(api, ports.session);
prefetchOnStart(api, ports.session);

const realtime = startRealtime(ports);
followPosts(api, realtime);
window.addEventListener('online', realtime.retry);
const notifications = startNotifications(api, ports.session, realtime);
// Browsers throttle timers of hidden tabs, and polling fails offline: catch up when visible or online again.
const catchUp = () => notifications.send({ type: 'reload.needed' });
window.addEventListener('online', catchUp);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') catchUp();
});
const chat = ports.site.chat ? startChat(ports, realtime) : undefined;

createRoot(root).render(
  <StrictMode>
    <AppProvider ports={ports} api={api} live={{ realtime, notifications, chat }} dialogs={dialogs}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppProvider>
  </StrictMode>,
);
