import type { RouteObject } from 'react-router-dom';

import { RouteError } from './layout/RouteError';
import { RootLayout } from './layout/RootLayout';
import { patterns } from './paths';
import { NotFound } from './screens/NotFound';

/** Every screen by its address, each loaded when it is first needed. Spec section 2, Routes. */
export const screens: RouteObject[] = [
  { path: patterns.home, lazy: () => import('./routes/home') },
  { path: patterns.auth, lazy: () => import('./routes/auth') },
  { path: patterns.crypto, lazy: () => import('./routes/crypto') },
  { path: patterns.zone, lazy: () => import('./routes/zone') },
  { path: patterns.createPost, lazy: () => import('./routes/create-post') },
  { path: patterns.posts, lazy: () => import('./routes/search-results') },
  { path: patterns.search, lazy: () => import('./routes/search-results') },
  { path: patterns.post, lazy: () => import('./routes/post') },
  { path: patterns.tags, lazy: () => import('./routes/tags') },
  { path: patterns.users, lazy: () => import('./routes/users') },
  { path: patterns.user, lazy: () => import('./routes/profile') },
  { path: patterns.messages, lazy: () => import('./routes/messages') },
  { path: patterns.chat, lazy: () => import('./routes/messages') },
  { path: '*', element: <NotFound /> },
];

/** Every screen with what is around it on every page. */
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
        children: screens,
      },
    ],
  },
];
