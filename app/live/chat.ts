import { nextLinkOf, type ApiClient, type ChatMessage } from '@alphazone/client';
import { chatMachine, MAX_MESSAGES, type ChatUser, type EarlierMessages } from '@alphazone/machines';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

import { alertText } from '../alerts/alertText';
import type { Ports } from '../ports';
import type { Realtime } from './realtime';

export type Chat = ActorRefFrom<typeof chatMachine>;

const draftKey = 'chat';

export function startChat(
  { api, session, drafts, alerts, log }: Pick<Ports, 'api' | 'session' | 'drafts' | 'alerts' | 'log'>,
  realtime: Realtime,
): Chat {
  const chat = createActor(
    chatMachine.provide({
      actors: {
        history: fromPromise<readonly ChatMessage[], { until: string | undefined }>(({ input, signal }) =>
          loadHistory(api, input.until, signal, () => chat.send({ type: 'earlier.offered' })),
        ),
        earlier: fromPromise<EarlierMessages, { before: string }>(({ input, signal }) =>
          readPage(api, input, signal),
        ),
        live: fromCallback(({ sendBack }) =>
          realtime.on('global message', (message) => sendBack({ type: 'message.received', message })),
        ),
        send: fromPromise<ChatMessage | undefined, { user: ChatUser; text: string }>(
          ({ input: { user, text }, signal }) =>
            realtime.sendMessage({ userId: user._id, userName: user.name, text }, signal),
        ),
      },
    }),
    { input: { user: session.current()?.result, draft: drafts.read(drafts.owner(), draftKey) } },
  );
  chat.on('alert.raised', (alert) => void alerts.alert(alertText(alert)));
  chat.on('history.failed', ({ error }) => log('The chat history could not be loaded.', error));
  chat.on('unsent.changed', ({ text }) => drafts.write(drafts.owner(), draftKey, text));
  chat.start();

  session.onChange(() => {
    const draft = drafts.read(drafts.owner(), draftKey);
    chat.send({ type: 'user.changed', user: session.current()?.result, draft });
  });

  // Also reload on first connect: messages sent between loading the history and subscribing are in neither.
  realtime.connection.on('connection.opened', () => chat.send({ type: 'history.requested' }));
  return chat;
}

async function readPage(
  client: ApiClient,
  query: { before?: string },
  signal: AbortSignal,
): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
  const { data = [], response } = await client.GET('/api/globalchat/history', { params: { query }, signal });
  return { messages: data, hasMore: nextLinkOf(response) !== undefined };
}

/** With `until`, reads pages back to that message, up to `MAX_MESSAGES`. */
async function loadHistory(
  client: ApiClient,
  until: string | undefined,
  signal: AbortSignal,
  offerEarlier: () => void,
): Promise<ChatMessage[]> {
  const newest = await readPage(client, {}, signal);
  if (until === undefined && newest.hasMore) offerEarlier();
  let page = newest.messages;
  const all = new Map(page.map((message) => [message._id, message]));
  while (until !== undefined && !all.has(until) && all.size < MAX_MESSAGES) {
    const [oldest] = page;
    if (!oldest) break;
    ({ messages: page } = await readPage(client, { before: oldest._id }, signal));
    for (const message of page) all.set(message._id, message);
  }
  return [...all.values()];
}
