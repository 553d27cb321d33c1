import { dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { useSession } from '../session/useSession';

export type Permission = components['schemas']['Permission'];
type MyRolesResponse = components['schemas']['MyRoles'];
export type OwnSanction = components['schemas']['OwnSanction'];

/** Only controls visibility; the server authorises every request. */
export interface MyRoles {
  /** Administrator or moderator. */
  isStaff: boolean;
  /** @param zone Omit it to ask about any zone. */
  may: (permission: Permission, zone?: string) => boolean;
  /** The user's current sanction. */
  sanction: OwnSanction | undefined;
  /** Whether the sign-up is pending approval: the user cannot write. */
  awaitsApproval: boolean;
}

export const rolesKey = ['moderation', 'me'] as const;

export function rolesQuery({ client }: Pick<Forum, 'client'>, userId: string | undefined) {
  return queryOptions({
    queryKey: [...rolesKey, userId ?? null],
    enabled: userId !== undefined,
    // A role may have been taken, or a sanction lifted.
    refetchOnWindowFocus: true,
    // Null on a plain server.
    queryFn: ({ signal }): Promise<MyRolesResponse | null> =>
      dataOf(client.GET('/api/moderation/me', { signal })),
  });
}

/**
 * What the user may do as a moderator or administrator. No permissions while loading.
 * @param adminUserId Administrator on a plain server, which has no roles.
 */
export function useMyRoles(adminUserId?: string): MyRoles {
  const forum = useForum();
  const { user } = useSession();
  const { data } = useQuery(rolesQuery(forum, user?._id));
  return myRolesOf(data, user !== undefined && user._id === adminUserId);
}

/** @param roles Undefined while loading, null on a plain server. */
export function myRolesOf(roles: MyRolesResponse | null | undefined, isAppointed: boolean): MyRoles {
  if (!roles) {
    const may: MyRoles['may'] = (permission) =>
      isAppointed && (permission === 'pin posts' || permission === 'boost posts');
    return {
      isStaff: isAppointed,
      may,
      sanction: undefined,
      awaitsApproval: false,
    };
  }
  const { administrator, allZones, zones, permissions, sanction, awaitsApproval = false } = roles;
  return {
    isStaff: administrator || allZones || zones.length > 0,
    sanction,
    awaitsApproval,
    may: (permission, zone) =>
      permissions.includes(permission) &&
      (zone === undefined || administrator || allZones || zones.includes(zone)),
  };
}
