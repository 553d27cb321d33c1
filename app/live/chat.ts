import { dataOf, type ApiClient, type ChatMessage } from '@alphazone/client';
import { chatMachine, type ChatUser } from '@alphazone/machines';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

import type { Ports } from '../ports';
import { afterGaps, type Realtime } from './realtime';

/** The global chat, for as long as the page lives: its history, what is said now, and what one is typing. */
export type Chat = ActorRefFrom<typeof chatMachine>;

/** Starts the chat: loads the history and listens. Spec section 4, Global chat. */
export function startChat(
  { api, session, alerts, log }: Pick<Ports, 'api' | 'session' | 'alerts' | 'log'>,
  realtime: Realtime,
): Chat {
  const chat = createActor(
    chatMachine.provide({
      actors: {
        history: fromPromise(({ signal }) => loadHistory(api, signal)),
        live: fromCallback(({ sendBack }) =>
          realtime.on('global message', (message) => sendBack({ type: 'message.received', message })),
        ),
        send: fromPromise<ChatMessage | undefined, { user: ChatUser; text: string }>(
          ({ input: { user, text } }) => realtime.say({ userId: user._id, userName: user.name, text }),
        ),
      },
    }),
    { input: { user: session.current()?.result } },
  );
  chat.on('alert.raised', ({ message }) => void alerts.alert(message));
  chat.on('history.failed', ({ error }) => log('The chat history could not be loaded.', error));
  chat.start();

  session.onChange((change) => {
    if (change.type === 'session.opened' || change.type === 'session.closed') {
      const { draft } = chat.getSnapshot().context;
      chat.send({ type: 'user.changed', user: session.current()?.result });
      // Who is logged out by the clock is still there, and typing.
      const isUnasked = change.type === 'session.closed' && change.reason !== 'logout';
      if (isUnasked) chat.send({ type: 'draft.changed', text: draft });
    }
  });

  afterGaps(realtime, () => chat.send({ type: 'history.requested' }));
  return chat;
}

function loadHistory(client: ApiClient, signal: AbortSignal): Promise<ChatMessage[]> {
  return dataOf(client.GET('/api/globalchat/history', { signal }));
}
