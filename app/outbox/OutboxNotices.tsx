import { useOutbox, type OutboxItem } from '@alphazone/react';
import { Button, CopyButton, Notice, Stack, mentionsToText, useMessages } from '@alphazone/ui';
import { CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';

import { CancelButton } from './CancelButton';
import { outboxMessages } from './outboxMessages';
import { hasText, useItemActions } from './useItemActions';

export { CancelButton };

const texts = outboxMessages;

const maxLength = 80;

function nameOf({ kind, payload, refusal }: OutboxItem): string {
  if (kind === 'comment') {
    const text = mentionsToText(payload.commentBody);
    // Its post may be gone: its author can read it only here.
    return texts.comment(refusal === undefined ? cut(text) : text);
  }
  if (kind === 'post') return texts.post(cut(payload.postTitle));
  if (kind === 'chat') return texts.message(cut(payload.text));
  return kind === 'vote' ? texts.vote : texts.read;
}

const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

export function OutboxNotices() {
  const { waiting, refused, retry } = useOutbox();
  const { show } = useMessages();
  const { edit, discard } = useItemActions();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      {waiting.length > 0 && (
        <Notice
          icon={<Clock aria-hidden />}
          action={
            <Stack direction="row" gap="2">
              <Button size="small" onClick={retry}>
                {texts.sendNow}
              </Button>
              <Button size="small" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
                {isOpen ? texts.hide : show}
              </Button>
            </Stack>
          }
        >
          {texts.waiting(waiting.length)}
        </Notice>
      )}
      {waiting.length > 0 && isOpen && (
        <Stack as="ul" gap="2" aria-label={texts.isWaiting}>
          {waiting.map((item) => (
            <li key={item.key}>
              <Notice icon={<Clock aria-hidden />} action={<CancelButton item={item} />}>
                {nameOf(item)}
              </Notice>
            </li>
          ))}
        </Stack>
      )}
      {refused.map((item) => (
        <Notice
          key={item.key}
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
      ))}
    </>
  );
}
