import { standingOf, useContentDecisions, type HiddenPost } from '@alphazone/react';
import { Button, ButtonLink, CommentList, CommentSection, Notice, PostArticle, Stack } from '@alphazone/ui';
import { useState } from 'react';

import { usePostActions } from '../../hooks/usePostActions';
import { contentTexts as texts } from '../../moderation/contentTexts';
import { decidablePost } from '../../moderation/decidable';
import { ModeratorMenu } from '../../moderation/ModeratorMenu';
import { reasonTitle } from '../../moderation/reasons';
import { useMayModerate } from '../../moderation/useMayModerate';
import { paths } from '../../paths';
import { usePorts } from '../../ports';
import type { PostPageProps } from './PostPage';
import { usePostDeletion } from './usePostDeletion';

export interface ReadableHiddenPostProps extends PostPageProps {
  hidden: HiddenPost;
}

/** The hidden post, for its author and moderators. */
export function ReadableHiddenPost({ hidden, post, onDelete }: ReadableHiddenPostProps) {
  const { alerts } = usePorts();
  const mayModerate = useMayModerate();
  const { decide, restore } = useContentDecisions();
  const actions = usePostActions();
  const deletion = usePostDeletion(post, onDelete);
  const [isApproving, setIsApproving] = useState(false);
  const isHeld = hidden.hidden === 'held';
  const { decision } = hidden;
  const { userId, category } = post;

  const confirmRestore = async (id: string) => {
    if (!(await alerts.confirm(texts.confirmRestore, texts.restore))) return;
    const { ok } = await restore(id);
    if (ok) await alerts.alert(texts.restored);
  };

  const approve = async () => {
    setIsApproving(true);
    const outcome = await decide({
      kind: 'approve',
      target: { kind: 'post', _id: post._id },
      reason: 'other',
    });
    setIsApproving(false);
    await alerts.alert(outcome.ok ? texts.approved : outcome.error.message);
  };

  return (
    <Stack>
      <Notice
        action={
          <Stack direction="row" gap="2">
            {decision !== undefined && (
              <>
                <ButtonLink size="small" href={paths.decision(decision)}>
                  {texts.details}
                </ButtonLink>
                {mayModerate(userId, category) && (
                  <Button size="small" onClick={() => void confirmRestore(decision)}>
                    {texts.restore}
                  </Button>
                )}
              </>
            )}
            {isHeld && mayModerate(userId, category, 'approve held content') && (
              <Button size="small" isBusy={isApproving} onClick={() => void approve()}>
                {texts.approve}
              </Button>
            )}
          </Stack>
        }
      >
        {isHeld ? texts.held : texts.removed(reasonTitle(hidden.reason) ?? texts.noReason)}
      </Notice>
      <PostArticle
        post={post}
        standing={standingOf(post)}
        onShare={() => void actions.share(post)}
        {...deletion}
        menu={isHeld && <ModeratorMenu target={decidablePost(post)} name={post.postTitle} />}
      >
        {post.comment && post.comment.length > 0 && (
          <CommentSection count={post.noOfComments}>
            <CommentList comments={post.comment} />
          </CommentSection>
        )}
      </PostArticle>
    </Stack>
  );
}
