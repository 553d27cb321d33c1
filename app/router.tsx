import type { RouteObject } from 'react-router-dom';

import { RootLayout } from './layout/RootLayout';
import { ScreenOutlet } from './navigation/Screens';
import { patterns } from './paths';
import { NotFound } from './screens/NotFound';

export const screens: RouteObject[] = [
  { path: patterns.home, lazy: () => import('./routes/home') },
  { path: patterns.auth, lazy: () => import('./routes/auth') },
  { path: patterns.forgotten, lazy: () => import('./routes/forgotten-password') },
  { path: patterns.invited, lazy: () => import('./routes/invited') },
  { path: patterns.newPassword, lazy: () => import('./routes/new-password') },
  { path: patterns.confirmEmail, lazy: () => import('./routes/confirm-email') },
  { path: patterns.providerReturn, lazy: () => import('./routes/provider-return') },
  { path: patterns.admin, lazy: () => import('./routes/admin') },
  { path: patterns.mailQueue, lazy: () => import('./routes/mail-queue') },
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
  { path: patterns.leaving, lazy: () => import('./routes/leaving') },
  { path: patterns.recentContent, lazy: () => import('./routes/recent-content') },
  { path: patterns.queue, lazy: () => import('./routes/queue') },
  { path: patterns.decision, lazy: () => import('./routes/decision') },
  { path: patterns.memberRecord, lazy: () => import('./routes/member-record') },
  { path: patterns.moderationRoles, lazy: () => import('./routes/moderation-roles') },
  { path: patterns.auditLog, lazy: () => import('./routes/audit-log') },
  { path: patterns.signUps, lazy: () => import('./routes/sign-ups') },
  { path: patterns.closedNetworks, lazy: () => import('./routes/closed-networks') },
  { path: patterns.removals, lazy: () => import('./routes/removals') },
  { path: '*', element: <NotFound /> },
];

export const routes: RouteObject[] = [
  { element: <RootLayout />, children: [{ element: <ScreenOutlet />, children: screens }] },
];
