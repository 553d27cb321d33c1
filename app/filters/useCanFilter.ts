import { useMemberFilters, useSession } from '@alphazone/react';

/** Returns whether the user can hide, block and report what a member writes: not as a guest, as that member, or on a plain server. */
export function useCanFilter(): (memberId: string) => boolean {
  const userId = useSession().user?._id;
  const hasFilters = useMemberFilters() !== undefined;
  return (memberId) => hasFilters && userId !== memberId;
}
