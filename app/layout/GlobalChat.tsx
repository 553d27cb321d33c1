import { useChat } from '@alphazone/react';
import { ChatPanel, type ChatPanelProps } from '@alphazone/ui';
import { useCallback } from 'react';

import { MemberMenu } from '../filters/MemberMenu';
import { useFoldReason } from '../filters/useFoldReason';
import { mayHoldSecret } from '../filters/mayHoldSecret';
import { useSecretGuard } from '../filters/useSecretGuard';
import { messages } from '../messages';
import { ModeratorMenu } from '../moderation/ModeratorMenu';
import { paths } from '../paths';

type Message = ChatPanelProps['messages'][number];

const menuOf = ({ _id, userId, senderName, userName }: Message) => {
  const name = senderName || userName;
  return (
    <MemberMenu
      label={messages.filters.moreAboutMember(name)}
      member={{ _id: userId, name }}
      reports={{ target: 'chat message', id: _id }}
    />
  );
};

const lineMenuOf = ({ _id, senderName, userName }: Message) =>
  // Messages that are being sent have no id yet.
  _id.startsWith('pending ') ? null : (
    <ModeratorMenu target={{ kind: 'chat message', _id }} name={senderName || userName} />
  );

export function GlobalChat() {
  const reasonOf = useFoldReason();
  const foldReasonOf = useCallback(
    ({ userId, text }: Message) => reasonOf({ userId, texts: [text] }),
    [reasonOf],
  );
  const chat = useChat();
  const guard = useSecretGuard();

  const send = async (text: string) => {
    const texts = await guard([text] as const);
    if (!texts) return;
    chat.onDraftChange(texts[0]);
    chat.onSend();
  };

  return (
    <ChatPanel
      {...chat}
      onSend={(text) => (mayHoldSecret(text) ? void send(text) : chat.onSend())}
      userHref={paths.user}
      foldReasonOf={foldReasonOf}
      menuOf={menuOf}
      lineMenuOf={lineMenuOf}
    />
  );
}
