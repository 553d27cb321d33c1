import { matchRoutes, type RouteObject } from 'react-router-dom';

type Place = Pick<Location, 'pathname' | 'search'>;

const routesAt = (routes: RouteObject[], { pathname, search }: Place) =>
  (matchRoutes(routes, { pathname, search }) ?? []).map(({ route }) => route);

export const isLoaded = (routes: RouteObject[], place: Place): boolean =>
  routesAt(routes, place).every(({ lazy }) => lazy === undefined);

/** Loads the modules of a route. Retries failed ones. */
export async function loadRoutes(routes: RouteObject[], place: Place): Promise<void> {
  await Promise.all(routesAt(routes, place).map(loadRoute));
}

export async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
