import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the modules of a route before the first render, which must match the server's. */
export async function loadRoutes(
  routes: RouteObject[],
  location: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
