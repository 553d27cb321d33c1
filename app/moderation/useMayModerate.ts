import { useMyRoles, useSession, type Permission } from '@alphazone/react';

/** Returns whether the user may decide about an author's content in a zone. Only administrators decide about their own. */
export function useMayModerate(): (
  permission: Permission,
  content: { userId: string; zone: string },
) => boolean {
  const { may } = useMyRoles();
  const { user } = useSession();
  return (permission, { userId, zone }) =>
    may(permission, zone) && (userId !== user?._id || may('administer the server'));
}
