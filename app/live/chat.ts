import { dataOf, type ApiClient, type ChatMessage } from '@alphazone/client';
import { chatMachine, MOST_MESSAGES, type ChatUser } from '@alphazone/machines';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

import type { Ports } from '../ports';
import type { Realtime } from './realtime';

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
        history: fromPromise<readonly ChatMessage[], { until: string | undefined }>(({ input, signal }) =>
          loadHistory(api, input.until, signal),
        ),
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

  // The first time too: what was said after the history was loaded and before the socket listened is in neither.
  realtime.connection.on('connection.opened', () => chat.send({ type: 'history.requested' }));
  return chat;
}

/** Reads the newest page; with `until` also those before it, back to that message or as far as is kept. */
async function loadHistory(
  client: ApiClient,
  until: string | undefined,
  signal: AbortSignal,
): Promise<ChatMessage[]> {
  const read = (query: { before?: string }) =>
    dataOf(client.GET('/api/globalchat/history', { params: { query }, signal }));
  let page = await read({});
  const all = new Map(page.map((message) => [message._id, message]));
  while (until !== undefined && !all.has(until) && all.size < MOST_MESSAGES) {
    const [oldest] = page;
    if (!oldest) break;
    page = await read({ before: oldest._id });
    // A plain server gives the same page whatever is asked for.
    if (page.every(({ _id }) => all.has(_id))) break;
    for (const message of page) all.set(message._id, message);
  }
  return [...all.values()];
}
