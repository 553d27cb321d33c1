import { useDeletePost, useSession, type PostView } from '@alphazone/react';
import { useMessages } from '@alphazone/ui';
import { use } from 'react';
import { useNavigate } from 'react-router-dom';

import { useIsMounted } from '../../hooks/useIsMounted';
import { Announce } from '../../navigation/Announce';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { postDetailsTexts } from './postDetailsTexts';

/**
 * Returns the props of Delete, which asks, deletes and opens the zone. Without `onDelete` for other users.
 * @param keep Called with true before the deletion, and with false if it fails.
 */
export function usePostDeletion({ _id, userId, category }: PostView, keep: (isKept: boolean) => void) {
  const { alerts } = usePorts();
  const { user } = useSession();
  const { delete: deleteLabel } = useMessages().post;
  const announce = use(Announce);
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { remove, isDeleting } = useDeletePost(_id);

  async function confirmDeletion() {
    if (!(await alerts.confirm(postDetailsTexts.confirmDelete, deleteLabel))) return;
    keep(true);
    const { ok } = await remove();
    if (!ok) return keep(false);
    announce(postDetailsTexts.deleted);
    // Replaces the history entry: going back must not lead to the deleted post.
    if (isMounted()) await navigate(paths.zone(category), { replace: true });
  }

  return { isDeleting, ...(user?._id === userId && { onDelete: () => void confirmDeletion() }) };
}
