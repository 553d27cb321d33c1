import { useContentDecisions, useHiddenComment, useMyRoles, useSession } from '@alphazone/react';
import { Button, ButtonLink, MentionText, Stack, type CommentView } from '@alphazone/ui';
import { useState } from 'react';

import { paths } from '../paths';
import { usePorts } from '../ports';
import { contentTexts as texts } from './contentTexts';
import { reasonTitle } from './reasons';

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
  const { alerts } = usePorts();
  const { user } = useSession();
  const { may } = useMyRoles();
  const { restore } = useContentDecisions();
  const [isShown, setShown] = useState(false);
  const hidden = useHiddenComment(comment._id, isShown);
  const isReader = user?._id === comment.userId || may('read removed content', zone);

  const { decision } = hidden ?? {};
  const confirmRestore = async (id: string) => {
    if (await alerts.confirm(texts.confirmRestore, texts.restore)) await restore(id);
  };

  return (
    <>
      <Stack as="span" direction="row" gap="2">
        <em>{texts.removedComment}</em>
        {isReader && (
          <Button
            size="small"
            variant="ghost"
            aria-expanded={isShown}
            isBusy={isShown && hidden === undefined}
            onClick={() => setShown(!isShown)}
          >
            {isShown ? texts.hideComment : texts.showComment}
          </Button>
        )}
      </Stack>
      {isShown && hidden && (
        <>
          <p>
            <MentionText text={hidden.commentBody} />
          </p>
          <p>
            {texts.because(reasonTitle(hidden.reason) ?? texts.noReason)}{' '}
            {decision !== undefined && (
              <>
                <ButtonLink size="small" variant="ghost" href={paths.decision(decision)}>
                  {texts.details}
                </ButtonLink>
                {may('remove and restore content', zone) && (
                  <Button size="small" variant="ghost" onClick={() => void confirmRestore(decision)}>
                    {texts.restore}
                  </Button>
                )}
              </>
            )}
          </p>
        </>
      )}
    </>
  );
}
