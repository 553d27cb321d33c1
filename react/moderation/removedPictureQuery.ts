import { ApiError, dataOf } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { asApiError } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';

function removedPictureQuery({ client }: Pick<Forum, 'client'>, id: string) {
  return queryOptions({
    queryKey: ['moderation', 'removed picture', id],
    queryFn: ({ signal }): Promise<Blob> =>
      dataOf(
        client.GET('/api/moderation/pictures/{id}', { params: { path: { id } }, parseAs: 'blob', signal }),
      ),
    gcTime: 0,
  });
}

/**
 * A picture that moderators removed, for moderators of all zones. `picture` is undefined while loading, null if it is gone
 * or shown to all.
 */
export function useRemovedPicture(id: string, isEnabled: boolean) {
  const forum = useForum();
  const { data, error, refetch } = useQuery({ ...removedPictureQuery(forum, id), enabled: isEnabled });
  const isMissing = error instanceof ApiError && error.status === 404;
  return {
    picture: isMissing ? null : data,
    error: isMissing ? null : error && asApiError(forum.texts, error),
    retry: () => void refetch(),
  };
}
