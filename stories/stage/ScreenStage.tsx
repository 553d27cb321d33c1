import { PageLayout } from '../../ui/components/PageLayout';
import { use, useEffect, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

import { AppProvider } from '../../app/provider';
import { routes, screens } from '../../app/router';
import type { StageOptions } from './createStageServices';
import { StageServices } from './StageServices';

export interface ScreenStageProps extends StageOptions {
  at: string;
}

/**
 * Has no realtime connection and, by default, no frame. Follows addresses of the app, as when a provider answers at once. Reads its
 * props once.
 */
export function ScreenStage({ at, ...options }: ScreenStageProps) {
  const [router] = useState(() =>
    createMemoryRouter(options.hasFrame ? routes : framed, { initialEntries: [at] }),
  );
  const createServices = use(StageServices);
  const [services] = useState(() =>
    createServices({
      ...options,
      openUrl(url) {
        options.openUrl?.(url);
        if (url.startsWith('/')) void router.navigate(url);
      },
    }),
  );
  // Otherwise its outbox would send into the next story.
  useEffect(() => () => services.forum.stop(), [services]);
  return (
    <AppProvider {...services}>
      <RouterProvider router={router} />
    </AppProvider>
  );
}

const framed = [{ element: <Frame />, HydrateFallback: Outlet, children: screens }];

function Frame() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}
