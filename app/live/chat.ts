import { nextLinkOf, type ApiClient, type ChatMessage } from '@alphazone/client';
import {
  chatMachine,
  MOST_MESSAGES,
  type ChatContext,
  type ChatUser,
  type EarlierMessages,
} from '@alphazone/machines';
import { createActor, fromCallback, fromPromise, type ActorRefFrom } from 'xstate';

import { alertText } from '../alerts/alertText';
import type { Ports } from '../ports';
import type { Realtime } from './realtime';

/** The global chat, for as long as the page lives: its history, what is said now, and what one is typing. */
export type Chat = ActorRefFrom<typeof chatMachine>;

/** Under which name a draft of a chat message is kept. */
const draftKey = 'chat';

/** Starts the chat: loads the history and listens. Spec section 4, Global chat. */
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
            realtime.say({ userId: user._id, userName: user.name, text }, signal),
        ),
      },
    }),
    { input: { user: session.current()?.result } },
  );
  chat.on('alert.raised', (alert) => void alerts.alert(alertText(alert)));
  chat.on('history.failed', ({ error }) => log('The chat history could not be loaded.', error));
  chat.start();

  const restoreDraft = () =>
    chat.send({ type: 'draft.changed', text: drafts.read(drafts.owner(), draftKey) });
  restoreDraft();
  let owner = drafts.owner();
  let isChangingUser = false;
  chat.subscribe(({ context }) => {
    if (!isChangingUser) drafts.write(drafts.owner(), draftKey, unsent(context));
  });
  session.onChange(() => {
    const user = session.current()?.result;
    // A log-out after the session has ended by itself changes only whose draft it is.
    if (user?._id === chat.getSnapshot().context.user?._id && drafts.owner() === owner) return;
    owner = drafts.owner();
    // What the one wrote is not the other's draft.
    isChangingUser = true;
    chat.send({ type: 'user.changed', user });
    restoreDraft();
    isChangingUser = false;
  });

  // The first time too: what was said after the history was loaded and before the socket listened is in neither.
  realtime.connection.on('connection.opened', () => chat.send({ type: 'history.requested' }));
  return chat;
}

/** What somebody has written and the server has not acknowledged. */
const unsent = ({ outbox, draft }: ChatContext) =>
  [...outbox, draft].filter((text) => text.trim() !== '').join(' ');

/** Reads the newest messages, or those before one. */
async function readPage(
  client: ApiClient,
  query: { before?: string },
  signal: AbortSignal,
): Promise<{ messages: ChatMessage[]; hasMore: boolean }> {
  const { data = [], response } = await client.GET('/api/globalchat/history', { params: { query }, signal });
  return { messages: data, hasMore: nextLinkOf(response) !== undefined };
}

/**
 * Reads the newest page; with `until` also those before it, back to that message or as far as is kept.
 *
 * @param offerEarlier called when there are messages before the first ones
 */
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
  while (until !== undefined && !all.has(until) && all.size < MOST_MESSAGES) {
    const [oldest] = page;
    if (!oldest) break;
    ({ messages: page } = await readPage(client, { before: oldest._id }, signal));
    // A plain server gives the same page whatever is asked for.
    if (page.every(({ _id }) => all.has(_id))) break;
    for (const message of page) all.set(message._id, message);
  }
  return [...all.values()];
}
