import { Button, CopyButton, mentionsToText, Notice, Stack, TextArea } from '@alphazone/ui';
import { CircleAlert } from 'lucide-react';
import { styled } from 'styled-components';

import { commentDraftKey } from '../../drafts/draftStore';
import { useDraft } from '../../drafts/useDraft';
import { outboxMessages } from '../../outbox/outboxMessages';
import { usePorts } from '../../ports';
import { unsentCommentTexts as texts } from './unsentCommentTexts';

const StyledStack = styled(Stack)`
  margin-block-start: 1rem;
`;

/** The draft comment of a post that is gone. Renders nothing without a draft. */
export function UnsentComment({ postId }: { postId: string }) {
  const { alerts, focusContent } = usePorts();
  const { text, forget } = useDraft(commentDraftKey(postId));
  if (text.trim() === '') return null;
  const plainText = mentionsToText(text);

  async function discard() {
    if (!(await alerts.confirm(outboxMessages.confirmDiscard, outboxMessages.discard))) return;
    forget(text);
    focusContent();
  }

  return (
    <StyledStack>
      <Notice role="status" icon={<CircleAlert aria-hidden />}>
        {texts.postGone}
      </Notice>
      <TextArea label={texts.label} readOnly value={plainText} />
      <Stack direction="row" gap="2">
        <CopyButton
          text={plainText}
          label={outboxMessages.copy}
          onFailed={() => void alerts.alert(texts.notCopied)}
        />
        <Button onClick={() => void discard()}>{outboxMessages.discard}</Button>
      </Stack>
    </StyledStack>
  );
}
