import { PageLayout } from '@alphazone/ui';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

import { AppProvider } from '../../provider';
import { screens } from '../../router';
import { stageServices, type StageOptions } from './stageServices';

export interface ScreenStageProps extends StageOptions {
  /** Where the screen is: path and query. */
  at: string;
}

/**
 * A screen by itself, for stories: the app's own routes, API calls and dialogs, without the bars around
 * a page and without a live connection. It reads its props once.
 */
export function ScreenStage({ at, ...options }: ScreenStageProps) {
  const [services] = useState(() => stageServices(options));
  const [router] = useState(() =>
    createMemoryRouter([{ element: <Frame />, HydrateFallback: Outlet, children: screens }], {
      initialEntries: [at],
    }),
  );
  return (
    <AppProvider {...services}>
      <RouterProvider router={router} />
    </AppProvider>
  );
}

function Frame() {
  return (
    <PageLayout>
      <Outlet />
    </PageLayout>
  );
}
