import { useDeletePost, useSession, type PostView } from '@alphazone/react';
import { useMessages } from '@alphazone/ui';
import { useNavigate } from 'react-router-dom';

import { useIsMounted } from '../../hooks/useIsMounted';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import { postDetailsTexts } from './postDetailsTexts';

/** Returns the props of Delete: it confirms, deletes and opens the zone. No `onDelete` for other users. */
export function usePostDeletion({ _id, userId, category }: PostView) {
  const { alerts } = usePorts();
  const { user } = useSession();
  const { delete: deleteLabel } = useMessages().post;
  const navigate = useNavigate();
  const isMounted = useIsMounted();
  const { remove, isDeleting } = useDeletePost(_id);

  async function confirmDeletion() {
    if (!(await alerts.confirm(postDetailsTexts.confirmDelete, deleteLabel))) return;
    const { ok } = await remove();
    // Replaces the history entry: going back must not lead to the deleted post.
    if (ok && isMounted()) await navigate(paths.zone(category), { replace: true });
  }

  return { isDeleting, ...(user?._id === userId && { onDelete: () => void confirmDeletion() }) };
}
