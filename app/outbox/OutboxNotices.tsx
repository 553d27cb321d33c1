import { useOutbox, type OutboxItem } from '@alphazone/react';
import { Button, Notice, Stack, useMessages } from '@alphazone/ui';
import { CircleAlert, Clock } from 'lucide-react';
import { useState } from 'react';

import { outboxMessages } from './outboxMessages';
import { useEditRefused } from './useEditRefused';

const texts = outboxMessages;

const maxLength = 80;

function nameOf(item: OutboxItem): string {
  const { kind, payload } = item;
  if (kind === 'comment') return texts.comment(cut(payload.commentBody));
  if (kind === 'post') return texts.post(cut(payload.postTitle));
  if (kind === 'chat') return texts.message(cut(payload.text));
  return kind === 'vote' ? texts.vote : texts.read;
}

const cut = (text: string) => (text.length > maxLength ? `${text.slice(0, maxLength)}…` : text);

export function OutboxNotices() {
  const { waiting, refused, sendingKey, remove, retry } = useOutbox();
  const { dialog, show } = useMessages();
  const editOf = useEditRefused();
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
              <Notice
                icon={<Clock aria-hidden />}
                action={
                  <Button size="small" disabled={item.key === sendingKey} onClick={() => remove(item.key)}>
                    {dialog.cancel}
                  </Button>
                }
              >
                {nameOf(item)}
              </Notice>
            </li>
          ))}
        </Stack>
      )}
      {refused.map((item) => {
        const edit = editOf(item);
        return (
          <Notice
            key={item.key}
            icon={<CircleAlert aria-hidden />}
            action={
              <Stack direction="row" gap="2">
                {edit && (
                  <Button size="small" onClick={() => void edit()}>
                    {texts.edit}
                  </Button>
                )}
                <Button size="small" onClick={() => remove(item.key)}>
                  {texts.discard}
                </Button>
              </Stack>
            }
          >
            {texts.refused(nameOf(item), item.refusal ?? '')}
          </Notice>
        );
      })}
    </>
  );
}
