import { limits } from '@alphazone/client/limits';
import { AdminPostTools } from '@alphazone/ui';

import type { PostView } from '../api/posts/postView';
import { useIsPending } from '../api/pending';
import { mutationKeys } from '../api/posts/mutationKeys';
import { usePostActions } from '../api/usePostActions';
import { messages } from '../messages';

export function AdminTools({ post }: { post: PostView }) {
  const { boost, togglePin } = usePostActions();
  const isBoosting = useIsPending(mutationKeys.boost(post._id));
  const isPinning = useIsPending(mutationKeys.pin(post._id));
  return (
    <AdminPostTools
      aria-label={messages.adminTools(post.postTitle)}
      maxBoost={limits.boostAmount.maximum}
      isPinned={post.pinned}
      isBoosting={isBoosting}
      isPinning={isPinning}
      onBoost={(amount) => void boost(post, amount)}
      onPinToggle={() => void togglePin(post)}
    />
  );
}
