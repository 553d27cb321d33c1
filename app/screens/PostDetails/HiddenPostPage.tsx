import {
  standingOf,
  useContentDecisions,
  useMyRoles,
  type HiddenPost,
  type PostView,
} from '@alphazone/react';
import {
  Button,
  ButtonLink,
  CommentList,
  CommentSection,
  EmptyState,
  Notice,
  PageHeading,
  PostArticle,
  Stack,
} from '@alphazone/ui';
import { ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';

import { usePostActions } from '../../hooks/usePostActions';
import { messages } from '../../messages';
import { contentTexts as texts } from '../../moderation/contentTexts';
import { reasonTitle } from '../../moderation/reasons';
import { paths, patterns } from '../../paths';
import { usePorts } from '../../ports';

interface HiddenPostPageProps {
  hidden: HiddenPost;
  /** Content below. */
  children: ReactNode;
}

/** A placeholder for others, and the post for its author and moderators. */
export function HiddenPostPage({ hidden, children }: HiddenPostPageProps) {
  const { post, reason } = hidden;
  if (post)
    return (
      <ReadablePost hidden={hidden} post={post}>
        {children}
      </ReadablePost>
    );
  return (
    <>
      <PageHeading>{texts.removedTitle}</PageHeading>
      <EmptyState icon={<ShieldX />} action={<ButtonLink href={patterns.home}>{messages.goHome}</ButtonLink>}>
        {texts.tombstone(reasonTitle(reason) ?? texts.noReason)}
      </EmptyState>
      {children}
    </>
  );
}

function ReadablePost({ hidden, post, children }: HiddenPostPageProps & { post: PostView }) {
  const { alerts } = usePorts();
  const { may } = useMyRoles();
  const { decide, restore } = useContentDecisions();
  const actions = usePostActions();
  const isHeld = hidden.hidden === 'held';
  const { decision } = hidden;

  const confirmRestore = async (id: string) => {
    if (!(await alerts.confirm(texts.confirmRestore, texts.restore))) return;
    const { ok } = await restore(id);
    if (ok) await alerts.alert(texts.restored);
  };
  const approve = async () => {
    const outcome = await decide({
      kind: 'approve',
      target: { kind: 'post', _id: post._id },
      reason: 'other',
    });
    await alerts.alert(outcome.ok ? texts.approved : outcome.error.message);
  };

  return (
    <Stack>
      <Notice
        action={
          <>
            {decision !== undefined && (
              <ButtonLink size="small" href={paths.decision(decision)}>
                {texts.details}
              </ButtonLink>
            )}
            {decision !== undefined && may('remove and restore content', post.category) && (
              <Button size="small" onClick={() => void confirmRestore(decision)}>
                {texts.restore}
              </Button>
            )}
            {isHeld && may('approve held content', post.category) && (
              <Button size="small" onClick={() => void approve()}>
                {texts.approve}
              </Button>
            )}
          </>
        }
      >
        {isHeld ? texts.held : texts.removed(reasonTitle(hidden.reason) ?? texts.noReason)}
      </Notice>
      <PostArticle post={post} standing={standingOf(post)} onShare={() => void actions.share(post)}>
        {post.comment && post.comment.length > 0 && (
          <CommentSection count={post.noOfComments}>
            <CommentList comments={post.comment} />
          </CommentSection>
        )}
      </PostArticle>
      {children}
    </Stack>
  );
}
