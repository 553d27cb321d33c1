import { useMyRoles, useSession, type Permission } from '@alphazone/react';

/** Returns whether the user may decide about an author's content in a zone. Only administrators decide about their own. */
export function useMayModerate(): (
  authorId: string | undefined,
  zone: string | undefined,
  permission?: Permission,
) => boolean {
  const { may } = useMyRoles();
  const { user } = useSession();
  return (authorId, zone, permission = 'remove and restore content') =>
    may(permission, zone) && (authorId !== user?._id || may('administer the server'));
}
