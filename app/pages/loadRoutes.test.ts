import type { RouteObject } from 'react-router-dom';
import { expect, it, vi } from 'vitest';

import { isLoaded, loadRoutes } from './loadRoutes';

it('loads the route of an address once, and again after a failure', async () => {
  const Component = () => null;
  const lazy = vi
    .fn<() => Promise<{ Component: () => null }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Component });
  const other = vi.fn<() => Promise<object>>();
  const routes: RouteObject[] = [
    { children: [{ path: '/Users/:id', lazy }, { path: '/Tags', lazy: other }, { path: '*' }] },
  ];
  const place = { pathname: '/users/mara', search: '?tab=tasks' };

  await expect(loadRoutes(routes, place)).rejects.toThrow('offline');
  expect(isLoaded(routes, place)).toBe(false);
  await loadRoutes(routes, place);
  await loadRoutes(routes, place);

  expect(isLoaded(routes, place)).toBe(true);
  expect(routes[0]?.children?.[0]?.Component).toBe(Component);
  expect(lazy).toHaveBeenCalledTimes(2);
  expect(other).not.toHaveBeenCalled();
});
