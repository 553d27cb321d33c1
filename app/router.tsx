import type { Site } from '@alphazone/client';
import { Outlet, useParams, type RouteObject } from 'react-router-dom';

import { patterns } from './paths';
import { usePorts } from './ports';
import { CategoryFeed } from './screens/CategoryFeed';
import { Home } from './screens/Home';
import { NotFound } from './screens/NotFound';
import { zoneNamed } from './site/loadSite';

/** Every route of the app. Spec section 2, Routes; for `/` see design section 3.1. */
export function routes(site: Site): RouteObject[] {
  const homeZone = zoneNamed(site, site.home);
  return [
    {
      element: <Outlet />,
      children: [
        { path: patterns.home, element: homeZone ? <CategoryFeed category={homeZone.name} /> : <Home /> },
        { path: patterns.zone, element: <Zone /> },
        { path: '*', element: <NotFound /> },
      ],
    },
  ];
}

/** `/memes` and its like: the zones of the site settings. */
function Zone() {
  const { site } = usePorts();
  const zone = zoneNamed(site, useParams()['zone']);
  // A key: what belongs to one zone (its sort, its scroll position) does not stay for the next.
  return zone ? <CategoryFeed key={zone.name} category={zone.name} /> : <NotFound />;
}
