import { PageLayout } from '../../ui/components/PageLayout';
import { use, useEffect, useState } from 'react';
import { MemoryRouter, useNavigate, type RouteObject } from 'react-router-dom';

import { ScreenOutlet, Screens } from '../../app/navigation/Screens';
import { AppProvider } from '../../app/provider';
import { routes, screens } from '../../app/router';
import type { StageOptions } from './createStageServices';
import { StageServices } from './StageServices';

export interface ScreenStageProps extends StageOptions {
  at: string;
  /** Screens without the app's frame. @default the app's */
  screens?: RouteObject[];
}

/**
 * Has no realtime connection and, by default, no frame. Follows the app's URLs, for example when a provider
 * answers at once. Reads its props once.
 */
export function ScreenStage({ at, ...options }: ScreenStageProps) {
  return (
    <MemoryRouter initialEntries={[at]} useTransitions={false}>
      <Stage {...options} />
    </MemoryRouter>
  );
}

function Stage({ screens: ownScreens = screens, ...options }: Omit<ScreenStageProps, 'at'>) {
  const navigate = useNavigate();
  const createServices = use(StageServices);
  const [services] = useState(() =>
    createServices({
      ...options,
      openUrl(url) {
        options.openUrl?.(url);
        if (url.startsWith('/')) void navigate(url);
      },
    }),
  );
  const [framed] = useState(() => [{ element: <Frame />, children: ownScreens }]);
  // Otherwise its outbox would send during the next story.
  useEffect(() => () => services.forum.stop(), [services]);
  return (
    <AppProvider {...services}>
      <Screens routes={options.hasFrame ? routes : framed} />
    </AppProvider>
  );
}

function Frame() {
  return (
    <PageLayout>
      <ScreenOutlet />
    </PageLayout>
  );
}
