import { useHiddenComment, useMyRoles, useSession } from '@alphazone/react';
import { Button, MentionText, Stack, type CommentView } from '@alphazone/ui';
import { useState } from 'react';

import { lazyPart } from '../../lazyPart';
import { contentTexts as texts } from '../contentTexts';

const RemovedText = lazyPart(async () => (await import('./RemovedText')).RemovedText);

export interface HiddenCommentProps {
  comment: Pick<CommentView, '_id' | 'userId' | 'commentBody' | 'hidden'>;
  zone: string;
}

/** Replaces the text of a hidden comment. */
export const HiddenComment = (props: HiddenCommentProps) =>
  props.comment.hidden === 'held' ? <HeldComment {...props} /> : <RemovedComment {...props} />;

/** Only its author receives it. */
const HeldComment = ({ comment }: HiddenCommentProps) => (
  <>
    <em>{texts.held}</em>
    <p>
      <MentionText text={comment.commentBody} />
    </p>
  </>
);

/** Its author and moderators can reveal the text. */
function RemovedComment({ comment, zone }: HiddenCommentProps) {
  const { user } = useSession();
  const { may } = useMyRoles();
  const [isShown, setShown] = useState(false);
  const text = useHiddenComment(comment._id, isShown);
  const isReader = user?._id === comment.userId || may('read removed content', zone);

  return (
    <>
      <Stack as="span" direction="row" gap="2">
        <em>{texts.removedComment}</em>
        {isReader && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isShown}
            isBusy={isShown && text.hidden === undefined && !text.error}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hideComment : texts.showComment}
          </Button>
        )}
      </Stack>
      {isShown && <RemovedText {...text} userId={comment.userId} zone={zone} />}
    </>
  );
}
