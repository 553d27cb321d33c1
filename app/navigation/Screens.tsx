import {
  createContext,
  memo,
  startTransition,
  use,
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
import {
  NavigationType,
  Outlet,
  useLocation,
  useNavigationType,
  useRoutes,
  type Location,
  type RouteObject,
} from 'react-router-dom';

import { isLoaded, loadRoutes } from '../pages/loadRoutes';
import { RouteError } from '../layout/RouteError';
import { ErrorBoundary } from './ErrorBoundary';
import { FirstPageContext } from './FirstPageContext';
import type { ScreenChanges } from './ScreenChanges';

export interface ScreensProps {
  routes: RouteObject[];
  /** Undefined on the server. */
  changes?: ScreenChanges | undefined;
}

interface View {
  location: Location;
  how: NavigationType;
  isFirst: boolean;
  status: 'loading' | 'loaded' | 'failed';
  error?: unknown;
}

/** Renders the route of the URL. Shows the previous screen until the code of the next one is loaded. */
export function Screens({ routes, changes }: ScreensProps) {
  const view = useView(routes, changes);
  return (
    <ErrorBoundary resetKey={view.location} render={(error) => <RouteError error={error} />}>
      <Rendered routes={routes} view={view} />
    </ErrorBoundary>
  );
}

const ViewContext = createContext<View | undefined>(undefined);

function Rendered({ routes, view }: { routes: RouteObject[]; view: View }) {
  return <Shown view={view} screen={useRoutes(routes, view.location)} />;
}

/** Memoised: `useRoutes` renders at each new URL, but the previous screen need not. */
const Shown = memo(
  function Shown({ view, screen }: { view: View; screen: ReactNode }) {
    return (
      <ViewContext value={view}>
        <FirstPageContext value={view.isFirst}>{screen}</FirstPageContext>
      </ViewContext>
    );
  },
  (before, after) => before.view === after.view,
);

/** The part of a frame that a screen fills. An error in the screen keeps the frame. */
export function ScreenOutlet() {
  const view = use(ViewContext);
  // As high as the window, so that the footer stays out of view.
  if (view?.status === 'loading') return <div style={{ minBlockSize: '100vh' }} />;
  if (view?.status === 'failed') return <RouteError error={view.error} isLoadError />;
  return (
    <ErrorBoundary resetKey={view?.location} render={(error) => <RouteError error={error} />}>
      <Outlet />
    </ErrorBoundary>
  );
}

function useView(routes: RouteObject[], changes: ScreenChanges | undefined): View {
  const location = useLocation();
  const how = useNavigationType();
  const [view, setView] = useState<View>(() => ({
    location,
    how,
    isFirst: true,
    status: isLoaded(routes, location) ? 'loaded' : 'loading',
  }));

  const show = useEffectEvent((shown: Omit<View, 'isFirst'>) => {
    const next = { ...shown, isFirst: view.isFirst && view.location === shown.location };
    if (view.status !== 'loading') changes?.leave(view.location);
    // Back and Forward render cached content at once. Other navigations may take several frames.
    if (next.how === NavigationType.Pop) setView(next);
    else startTransition(() => setView(next));
  });
  const isShown = useEffectEvent(() => view.location === location && view.status !== 'loading');

  // Before paint: a screen that is loaded already appears in the frame of its navigation.
  useLayoutEffect(() => {
    if (isShown()) return;
    changes?.start();
    // oxlint-disable-next-line react/set-state-in-effect -- The previous screen stays shown until then.
    if (isLoaded(routes, location)) return show({ location, how, status: 'loaded' });
    let isCurrent = true;
    loadRoutes(routes, location).then(
      () => isCurrent && show({ location, how, status: 'loaded' }),
      (error: unknown) => isCurrent && show({ location, how, status: 'failed', error }),
    );
    return () => {
      isCurrent = false;
    };
  }, [routes, location, how, changes]);

  useLayoutEffect(() => {
    if (view.status !== 'loading') changes?.arrive(view.location, view.how);
  }, [view, changes]);

  return view;
}
