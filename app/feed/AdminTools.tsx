import { AdminPostTools } from '@alphazone/ui';

import type { PostView } from '../api/posts/postView';
import { changeKeys, useIsUnderWay } from '../api/posts/underWay';
import { usePostActions } from '../api/usePostActions';
import { messages } from '../messages';

/** What the administrator can do with a post in a feed. Spec section 2, Category feed. */
export function AdminTools({ post }: { post: PostView }) {
  const { boost, togglePin } = usePostActions();
  const isBoosting = useIsUnderWay(changeKeys.boost(post._id));
  const isPinning = useIsUnderWay(changeKeys.pin(post._id));
  return (
    <AdminPostTools
      aria-label={messages.adminTools(post.postTitle)}
      isPinned={post.pinned}
      isBoosting={isBoosting}
      isPinning={isPinning}
      onBoost={(amount) => void boost(post, amount)}
      onPinToggle={() => void togglePin(post)}
    />
  );
}
