import { useChat, useMyRoles, useOutbox } from '@alphazone/react';
import { ChatPanel, type ChatPanelProps } from '@alphazone/ui';
import { useCallback, useEffect, useRef } from 'react';

import { useFoldReason } from '../filters/useFoldReason';
import { mayHoldSecret } from '../filters/mayHoldSecret';
import { useSecretCheck } from '../filters/useSecretCheck';
import { ChatMessageMenu } from '../moderation/ChatMessageMenu';
import { WaitingMark } from '../outbox/WaitingMark';
import { paths } from '../paths';

type Message = ChatPanelProps['messages'][number];

const menuFor =
  (canRemove: boolean) =>
  ({ _id, userId, senderName, userName }: Message) => (
    <ChatMessageMenu message={{ _id, userId, name: senderName || userName }} canRemove={canRemove} />
  );

const menuOf = menuFor(false);
const moderatorMenuOf = menuFor(true);

export function GlobalChat() {
  const reasonOf = useFoldReason();
  const foldReasonOf = useCallback(
    ({ userId, text }: Message) => reasonOf({ userId, texts: [text] }),
    [reasonOf],
  );
  const chat = useChat();
  const { check, isChecking } = useSecretCheck();
  const isModerator = useMyRoles().may('moderate chat and members');
  // A string, because all messages render again when `lineMenuOf` changes.
  const waitingKeys = useOutbox()
    .waiting.flatMap(({ kind, key }) => (kind === 'chat' ? [key] : []))
    .join(' ');
  const lineMenuOf = useCallback(
    (message: Message) => {
      if (waitingKeys.split(' ').includes(message._id)) return <WaitingMark />;
      // Moderators decide per message; others have one menu for a sender's messages.
      return isModerator && moderatorMenuOf(message);
    },
    [waitingKeys, isModerator],
  );

  const draft = useRef(chat.draft);
  useEffect(() => {
    draft.current = chat.draft;
  });

  const send = async (text: string) => {
    const texts = await check([text] as const);
    // While the list of words loaded, the user may have kept typing.
    if (!texts || draft.current.trim() !== text) return;
    chat.onDraftChange(texts[0]);
    chat.onSend();
  };

  return (
    <ChatPanel
      {...chat}
      isSending={isChecking}
      onSend={(text) => (mayHoldSecret(text) ? void send(text) : chat.onSend())}
      userHref={paths.user}
      foldReasonOf={foldReasonOf}
      lineMenuOf={lineMenuOf}
      {...(!isModerator && { menuOf })}
    />
  );
}
