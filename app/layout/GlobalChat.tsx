import { limits } from '@alphazone/client/limits';
import { ChatPanel, useNow, type ChatConnection } from '@alphazone/ui';
import { useSelector } from '@xstate/react';

import type { Chat } from '../live/chat';
import { useLive } from '../live/LiveContext';
import type { Realtime } from '../live/realtime';
import { messages as texts } from '../messages';
import { paths } from '../paths';
import { usePorts } from '../ports';
import { useIsOnline } from './useIsOnline';

export function GlobalChat({ chat }: { chat: Chat }) {
  const { alerts } = usePorts();
  const { realtime } = useLive();
  const { messages, outbox, user, draft } = useSelector(chat, ({ context }) => context);
  const status = useSelector(chat, (snapshot) => {
    if (snapshot.matches({ history: 'failed' })) return 'failed';
    return snapshot.matches({ history: 'loading' }) ? 'loading' : 'ready';
  });
  const earlier = useSelector(chat, ({ value }) => value.earlier);
  const isOnline = useIsOnline();
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
      connection={isOnline ? connection : 'offline'}
      currentUserId={user?._id}
      maxLength={limits.chatText.maxLength}
      draft={draft}
      userHref={paths.user}
      onDraftChange={(text) => chat.send({ type: 'draft.changed', text })}
      onSend={() => chat.send({ type: 'message.submitted' })}
      onGuest={() => void alerts.alert(texts.alerts.logInToChat)}
      isLoadingEarlier={earlier === 'loading'}
      onLoadEarlier={earlier === 'none' ? undefined : () => chat.send({ type: 'earlier.requested' })}
      onRetry={() => chat.send({ type: 'history.requested' })}
    />
  );
}

function connectionOf(snapshot: ReturnType<Realtime['connection']['getSnapshot']>): ChatConnection {
  if (snapshot.matches({ open: 'online' })) return 'online';
  return snapshot.context.failures === 0 ? 'connecting' : 'reconnecting';
}
