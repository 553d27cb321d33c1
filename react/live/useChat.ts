import { limits } from '@alphazone/client/limits';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';

import { useForum } from '../forum/ForumContext';
import { useIsOnline } from '../forum/useIsOnline';
import { useOutbox } from '../outbox/useOutbox';
import type { Realtime } from './realtime';

/** The global chat, with the props of the kit's `ChatPanel`. Connects when it is mounted. */
export function useChat() {
  const forum = useForum();
  const chat = forum.chat();
  const { messages, outbox, user, draft } = useSelector(chat, ({ context }) => context);
  const status = useSelector(chat, (snapshot) => {
    if (snapshot.matches({ history: 'failed' })) return 'failed';
    return snapshot.matches({ history: 'loading' }) ? 'loading' : 'ready';
  });
  const earlier = useSelector(chat, ({ value }) => value.earlier);
  const connection = useSelector(forum.realtime().connection, connectionOf);
  const isOnline = useIsOnline();
  useEffect(() => forum.start('chat'), [forum]);

  const waiting = useOutbox().waiting.flatMap(({ kind, payload }) => (kind === 'chat' ? [payload.text] : []));
  const { _id: userId = '', name = '' } = user ?? {};
  const timestamp = new Date(forum.now()).toISOString();
  const pending = [...waiting, ...outbox].map((text, index) => ({
    _id: `pending ${index}`,
    userId,
    userName: name,
    senderName: name,
    text,
    timestamp,
  }));

  return {
    messages: [...messages, ...pending],
    status,
    connection: isOnline ? connection : 'offline',
    currentUserId: user?._id,
    maxLength: limits.chatText.maxLength,
    draft,
    onDraftChange: (text: string) => chat.send({ type: 'draft.changed', text }),
    onSend: () => chat.send({ type: 'message.submitted' }),
    onGuest: () => void forum.onGuest(forum.texts.logInToChat),
    isLoadingEarlier: earlier === 'loading',
    onLoadEarlier: earlier === 'none' ? undefined : () => chat.send({ type: 'earlier.requested' }),
    onRetry: () => chat.send({ type: 'history.requested' }),
  } as const;
}

function connectionOf(snapshot: ReturnType<Realtime['connection']['getSnapshot']>) {
  if (snapshot.matches({ open: 'online' })) return 'online';
  return snapshot.context.failures === 0 ? 'connecting' : 'reconnecting';
}
