import { limits } from '@alphazone/client/limits';
import { usePinAndBoost, type PostView } from '@alphazone/react';
import { AdminPostTools } from '@alphazone/ui';

export function AdminToolbar({ post }: { post: PostView }) {
  const { boost, togglePin, isBoosting, isPinning } = usePinAndBoost(post._id);
  return (
    <AdminPostTools
      aria-label={`Administrator, ${post.postTitle}`}
      maxBoost={limits.boostAmount.maximum}
      isPinned={post.pinned}
      isBoosting={isBoosting}
      isPinning={isPinning}
      onBoost={(amount) => void boost(amount)}
      onPinToggle={() => void togglePin()}
    />
  );
}
