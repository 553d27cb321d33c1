import { limits } from '@alphazone/client/limits';
import type { ChatEvent } from '@alphazone/machines';
import { useEffect, useState, useSyncExternalStore } from 'react';

import { useForum } from '../forum/ForumContext';
import { useActorState } from '../forum/late/useActorState';
import { useLate } from '../forum/late/useLate';
import { useIsOnline } from '../forum/useIsOnline';
import { useOutbox } from '../outbox/useOutbox';
import { useSession } from '../session/useSession';
import type { Realtime } from './realtime';
import { withoutStored } from './withoutStored';

const never = () => () => undefined;
const none = () => undefined;

/** The global chat, with the props of the kit's `ChatPanel`. Connects when it is mounted. */
export function useChat() {
  const forum = useForum();
  const live = useLate(forum.live);
  const chat = live?.chat();
  const session = useSession();
  const owner = useSyncExternalStore(forum.session.subscribe, forum.session.ownerId, none);
  // The draft while the chat loads.
  const [typed, setTyped] = useState<{ owner: string | undefined; text: string }>();
  const stored = useSyncExternalStore(
    never,
    () => forum.chatDraft?.read() ?? '',
    () => '',
  );
  const early = typed?.owner === owner ? typed?.text : undefined;
  const { context, value } = useActorState(chat, (snapshot) => snapshot) ?? {};
  const { messages, outbox, draft } = context ?? {
    messages: [],
    outbox: [],
    draft: early ?? stored,
  };
  const user = context ? context.user : session.user;
  const { history: status = 'loading', earlier = 'none' } = value ?? {};
  const connection = useActorState(live?.realtime.connection, connectionOf);
  const isOnline = useIsOnline();
  useEffect(() => forum.start('chat'), [forum]);
  /** Never sends for the next user. */
  const send = (event: ChatEvent) =>
    forum.live.whenLoaded((loaded) => {
      if (forum.session.ownerId() === owner) loaded.chat().send(event);
    });

  const waiting = useOutbox().waiting.flatMap(({ kind, payload, key }) =>
    kind === 'chat' ? [{ text: payload.text, key }] : [],
  );
  const { _id: userId = '', name = '' } = user ?? {};
  const timestamp = new Date(forum.now()).toISOString();
  const pending = withoutStored([...waiting, ...outbox], messages).map(({ text, key = '' }) => ({
    _id: key,
    idempotencyKey: key,
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
    onDraftChange: (text: string) => {
      if (!chat) {
        setTyped({ owner, text });
        forum.chatDraft?.write(text);
      }
      send({ type: 'draft.changed', text });
    },
    onSend: () => send({ type: 'message.submitted' }),
    onGuest: () => void forum.onGuest(forum.texts.logInToChat),
    isLoadingEarlier: earlier === 'loading',
    onLoadEarlier: earlier === 'none' ? undefined : () => send({ type: 'earlier.requested' }),
    onRetry: () => send({ type: 'history.requested' }),
  } as const;
}

function connectionOf(snapshot: ReturnType<Realtime['connection']['getSnapshot']> | undefined) {
  if (snapshot?.matches({ open: 'online' })) return 'online';
  return snapshot?.context.failures ? 'reconnecting' : 'connecting';
}
