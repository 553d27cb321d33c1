import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createApi } from './api/ApiContext';
import { followSession } from './api/followSession';
import { createQueryClient } from './api/queryClient';
import { browserPorts } from './browser/browserPorts';
import { AppProvider } from './provider';
import { routes } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id "root".');

const ports = await browserPorts(window);
const api = createApi(ports, createQueryClient());
followSession(api, ports.session);

createRoot(root).render(
  <StrictMode>
    <AppProvider ports={ports} api={api}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </AppProvider>
  </StrictMode>,
);
