import { PageLayout } from '@alphazone/ui';
import { useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';

import { AppProvider } from '../../provider';
import { routes, screens } from '../../router';
import { stageServices, type StageOptions } from './stageServices';

export interface ScreenStageProps extends StageOptions {
  /** Where the screen is: path and query. */
  at: string;
}

/**
 * A screen by itself, for stories: the app's own routes, API calls and dialogs, without a live connection,
 * and without the bars around a page unless they are asked for. It reads its props once.
 */
export function ScreenStage({ at, ...options }: ScreenStageProps) {
  const [services] = useState(() => stageServices(options));
  const [router] = useState(() =>
    createMemoryRouter(options.isWhole ? routes : framed, { initialEntries: [at] }),
  );
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
