import { useOutbox } from '@alphazone/react';
import { Button, CopyButton, Notice, Stack, mentionsToText } from '@alphazone/ui';
import { CircleAlert } from 'lucide-react';

import { nameOf } from './nameOf';
import { outboxMessages as texts } from './outboxMessages';
import { hasText, useItemActions } from './useItemActions';

/** The current user's actions that the server has refused. */
export function RefusedNotices() {
  const { refused } = useOutbox();
  const { edit, discard } = useItemActions();
  return refused.map((item) => (
    <Notice
      key={item.key}
      isCompact
      icon={<CircleAlert aria-hidden />}
      action={
        <Stack direction="row" gap="2">
          {hasText(item) && (
            <Button size="small" onClick={() => void edit(item)}>
              {texts.edit}
            </Button>
          )}
          {item.kind === 'comment' && (
            <CopyButton size="small" text={mentionsToText(item.payload.commentBody)} label={texts.copy} />
          )}
          <Button size="small" onClick={() => void discard(item)}>
            {texts.discard}
          </Button>
        </Stack>
      }
    >
      {texts.refused(nameOf(item), item.refusal ?? '')}
    </Notice>
  ));
}
