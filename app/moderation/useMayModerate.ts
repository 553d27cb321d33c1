import { useMyRoles, useSession, type Permission } from '@alphazone/react';

/** Returns whether the user may decide about an author's content in a zone. About their own, moderators may only lock comments. */
export function useMayModerate(): (
  authorId: string,
  zone: string | undefined,
  permission?: Permission,
) => boolean {
  const { may } = useMyRoles();
  const { user } = useSession();
  return (authorId, zone, permission = 'remove and restore content') =>
    may(permission, zone) &&
    (authorId !== user?._id || permission === 'lock comments' || may('administer the server'));
}
