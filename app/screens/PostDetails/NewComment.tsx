import { limits } from '@alphazone/client/limits';
import { useComments, useForum, useMentions, useSession, type PostView } from '@alphazone/react';
import { Button, CommentForm, Notice } from '@alphazone/ui';
import { useRef, useState } from 'react';

import { commentDraftKey } from '../../drafts/draftStore';
import { useDraft } from '../../drafts/useDraft';
import { useSecretGuard } from '../../filters/useSecretGuard';
import { useFormProblem, useIsCommentHeld } from '../../forms/useFormProblem';
import { useRequireSession } from '../../hooks/useRequireSession';
import { lazyPart } from '../../lazyPart';
import { messages } from '../../messages';
import { formPaths } from '../../paths';
import { usePorts } from '../../ports';
import { postDetailsTexts } from './postDetailsTexts';
import { StyledStatus } from './StyledStatus';

const PushHint = lazyPart(async () => (await import('../../push/PushHint')).PushHint);

/** Separate from the list, so that a key press does not re-render it. */
export function NewComment({ post }: { post: PostView }) {
  const { push } = usePorts();
  const requireSession = useRequireSession();
  const { user } = useSession();
  const { text, setText, forget } = useDraft(commentDraftKey(post._id));
  const problem = useFormProblem(['comment'], post._id);
  const isHeld = useIsCommentHeld(post._id);
  const { texts: forumTexts } = useForum();
  const [refused] = useState(text);
  const search = useMentions();
  const guard = useSecretGuard();
  const { comments, add, isSending } = useComments(post);
  const status = useRef<HTMLDivElement>(null);
  const [sentId, setSentId] = useState<string>();
  const sentAt = comments.findIndex(({ _id }) => _id === sentId);

  async function send(comment: string) {
    if (!(await requireSession(messages.loginToComment))) return false;
    const texts = await guard([comment] as const);
    if (!texts) return false;
    const outcome = await add(texts[0]);
    if (!outcome.ok) return false;
    forget(text);
    const sent = outcome.data?.comment;
    // What waits for a connection or for approval has a text of its own.
    setSentId(sent?.hidden === undefined ? sent?._id : undefined);
    if (user) push?.hint.makeDue(user._id, 'comments');
    return true;
  }

  return (
    <>
      {(!post.commentsLocked || text.trim() !== '') && (
        <CommentForm
          isLocked={post.commentsLocked}
          method="post"
          action={formPaths.comment(post._id)}
          fieldName="commentBody"
          error={text === refused ? problem : undefined}
          author={user}
          data-awaits={user ? undefined : 'avatar'}
          value={text}
          onValueChange={(value) => {
            setText(value);
            if (value !== '') setSentId(undefined);
          }}
          onSubmit={send}
          isBusy={isSending}
          maxLength={limits.commentBody.maxLength}
          search={search}
        />
      )}
      <StyledStatus ref={status} role="status">
        {sentAt !== -1 && (
          <Notice
            isCompact
            action={
              <Button size="small" onClick={() => showComment(status.current, sentAt)}>
                {postDetailsTexts.showSent}
              </Button>
            }
          >
            {postDetailsTexts.sent}
          </Notice>
        )}
      </StyledStatus>
      {isHeld && <Notice role="status">{forumTexts.commentHeld}</Notice>}
      {user && push && <PushHint place="comments" />}
    </>
  );
}

/** It may be far below the form. */
function showComment(form: HTMLElement | null, index: number): void {
  const comment = form?.parentElement?.querySelector<HTMLElement>(`ol > li:nth-child(${index + 1})`);
  comment?.setAttribute('tabindex', '-1');
  comment?.focus();
}
