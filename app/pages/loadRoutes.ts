import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the modules of an address beforehand: the first render must be of its screen, as the server's was. */
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
