import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { failure, testForum } from '../testing/testForum';
import { myRolesOf, rolesQuery } from './useMyRoles';

const ofMemes = {
  administrator: false,
  allZones: false,
  zones: ['Memes'],
  permissions: ['remove and restore content', 'warn members'] as const,
};

const ask = (respond: () => Response) =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(
    rolesQuery(testForum(respond).forum, 'bob'),
  );

describe('useMyRoles', () => {
  it('limits moderators to their zones', () => {
    const { may, isStaff } = myRolesOf({ ...ofMemes, permissions: [...ofMemes.permissions] }, true);

    expect(isStaff).toBe(true);
    expect(may('remove and restore content')).toBe(true);
    expect(may('remove and restore content', 'Memes')).toBe(true);
    expect(may('remove and restore content', 'News')).toBe(false);
    expect(may('pin posts')).toBe(false);
  });

  // @spec 6.9
  it('lets the appointed administrator pin and boost on a plain server', async () => {
    await expect(ask(() => failure(404, 'There is no such call.'))).resolves.toBeNull();

    const appointed = myRolesOf(null, true);
    expect([appointed.may('pin posts'), appointed.may('boost posts')]).toEqual([true, true]);
    expect(appointed.may('handle reports')).toBe(false);
    expect(myRolesOf(undefined, false).may('pin posts')).toBe(false);
  });

  it('reads the roles from the server', async () => {
    await expect(ask(() => Response.json(ofMemes))).resolves.toEqual(ofMemes);
  });
});
