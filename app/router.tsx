import type { RouteObject } from 'react-router-dom';

import { RouteError } from './layout/RouteError';
import { RootLayout } from './layout/RootLayout';
import { patterns } from './paths';
import { NotFound } from './screens/NotFound';

/** Every route of the app, each loaded when it is first needed. Spec section 2, Routes. */
export const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    errorElement: <RouteError />,
    children: [
      {
        // Without a path: what fails in a screen leaves the navigation bar standing.
        errorElement: <RouteError />,
        // While the first screen's code is on its way.
        hydrateFallbackElement: <></>,
        children: [
          { path: patterns.home, lazy: () => import('./routes/home') },
          { path: patterns.auth, lazy: () => import('./routes/auth') },
          { path: patterns.zone, lazy: () => import('./routes/zone') },
          { path: '*', element: <NotFound /> },
        ],
      },
    ],
  },
];
