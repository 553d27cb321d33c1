import { messages as machineMessages } from '@alphazone/machines';
import { ChatPanel, useNow, type ChatConnection } from '@alphazone/ui';
import { onlineManager } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';

import type { Chat } from '../live/chat';
import { useLive } from '../live/LiveContext';
import type { Realtime } from '../live/realtime';
import { paths } from '../paths';
import { usePorts } from '../ports';

/** The global chat of the sidebar. Spec section 2, Global Chat. */
export function GlobalChat({ chat }: { chat: Chat }) {
  const { alerts } = usePorts();
  const { realtime } = useLive();
  const { messages, outbox, user, draft } = useSelector(chat, ({ context }) => context);
  const status = useSelector(chat, (snapshot) => {
    if (snapshot.matches({ history: 'failed' })) return 'failed';
    return snapshot.matches({ history: 'loading' }) ? 'loading' : 'ready';
  });
  const connection = useSelector(realtime.connection, connectionOf);
  const timestamp = new Date(useNow()).toISOString();

  const pending = outbox.map((text, index) => ({
    _id: `pending ${index}`,
    userId: user?._id ?? '',
    userName: user?.name ?? '',
    senderName: user?.name ?? '',
    text,
    timestamp,
  }));

  return (
    <ChatPanel
      messages={[...messages, ...pending]}
      status={status}
      connection={connection}
      currentUserId={user?._id}
      draft={draft}
      userHref={paths.user}
      onDraftChange={(text) => chat.send({ type: 'draft.changed', text })}
      onSend={() => chat.send({ type: 'message.submitted' })}
      onGuest={() => void alerts.alert(machineMessages.chat.logInFirst)}
      onRetry={() => chat.send({ type: 'history.requested' })}
    />
  );
}

function connectionOf(snapshot: ReturnType<Realtime['connection']['getSnapshot']>): ChatConnection {
  if (snapshot.matches({ open: 'online' })) return 'online';
  if (!onlineManager.isOnline()) return 'offline';
  return snapshot.context.failures === 0 ? 'connecting' : 'reconnecting';
}
