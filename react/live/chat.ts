import { ApiError, nextLinkOf, type ApiClient, type ChatMessage } from '@alphazone/client';
import {
  chatMachine,
  MAX_MESSAGES,
  type ChatUser,
  type EarlierMessages,
  type QueuedMessage,
} from '@alphazone/machines';
import { createActor, fromCallback, fromPromise } from 'xstate';

import type { Forum } from '../forum/Forum';
import { newKey } from '../forum/mutations/newKey';
import { Queued } from '../outbox/Outbox';
import { ChatMessage as messageShape } from '../plainServer/plainShapes';
import { readPlain } from '../plainServer/readPlain';
import type { Chat, ChatDraft } from './actors';
import type { Realtime } from './realtime';

/** Not started yet. */
export function createChat(forum: Forum, realtime: Realtime): Chat {
  const { client, session, log, texts, chatDraft: draft = memoryDraft(session) } = forum;
  let isReload = false;
  const chat = createActor(
    chatMachine.provide({
      actors: {
        history: fromPromise<readonly ChatMessage[], { until: string | undefined }>(
          async ({ input: { until }, signal }) => {
            const send: Chat['send'] = (event) => chat.send(event);
            const messages = await loadHistory(forum, { until, isReload }, signal, send);
            isReload = true;
            return messages;
          },
        ),
        earlier: fromPromise<EarlierMessages, { before: string }>(async ({ input, signal }) => {
          try {
            return await readPage(client, input, signal);
          } catch (error) {
            // Its author has deleted the account. The machine retries with the next message.
            if (isUnknown(error, input.before)) chat.send({ type: 'message.removed', id: input.before });
            throw error;
          }
        }),
        live: fromCallback(({ sendBack }) =>
          realtime.on('global message', (received) => {
            const message = readPlain(messageShape, received);
            if (message) sendBack({ type: 'message.received', message: withBothNames(message) });
          }),
        ),
        send: fromPromise<ChatMessage | undefined, QueuedMessage & { user: ChatUser }>(({ input, signal }) =>
          sendMessage(forum, input, signal),
        ),
      },
    }),
    { input: { user: session.current()?.result, newKey, draft: draft.read() } },
  );
  chat.on('alert.raised', ({ code, reason }) => void forum.alert(reason ?? texts[code]));
  chat.on('history.failed', ({ error }) => log('The chat history could not be loaded.', error));
  chat.on('unsent.changed', ({ text }) => draft.write(text));

  session.onChange(() =>
    chat.send({ type: 'user.changed', user: session.current()?.result, draft: draft.read() }),
  );

  realtime.on('content moderated', (change) => {
    if (change.kind !== 'chat message') return;
    chat.send(change.isHidden ? { type: 'message.removed', id: change._id } : { type: 'history.requested' });
  });

  // Also reload on first connect: messages sent between loading the history and subscribing are in neither.
  realtime.connection.on('connection.opened', () => chat.send({ type: 'history.requested' }));
  return chat;
}

/** Resolves with undefined once the outbox has queued it, or the server holds it. */
async function sendMessage(
  { outbox, currentUserId, notifier }: Forum,
  { user: { _id, name }, text, key }: QueuedMessage & { user: ChatUser },
  signal: AbortSignal,
): Promise<ChatMessage | undefined> {
  if (currentUserId() !== _id) throw new Error('Another user has logged in.');
  const notify = notifier();
  try {
    const sent = await outbox.send('chat', { text, userName: name }, signal, key);
    if (!sent || !('heldText' in sent)) return sent;
    notify(sent.heldText);
    return undefined;
  } catch (error) {
    if (error instanceof Queued) return undefined;
    throw error;
  }
}

/** Survives an expired session, and the log-in of the guest who wrote it. */
function memoryDraft({ ownerId }: Forum['session']): ChatDraft {
  let kept: { owner?: string | undefined; text: string } = { text: '' };
  return {
    read() {
      const owner = ownerId();
      kept.owner ??= owner;
      return kept.owner === owner ? kept.text : '';
    },
    write(text) {
      kept = { owner: ownerId(), text };
    },
  };
}

async function readPage(
  client: ApiClient,
  query: { before?: string },
  signal: AbortSignal,
): Promise<{ messages: ChatMessage[]; hasMore: boolean; readUntil: string | null }> {
  const { data = [], response } = await client.GET('/api/globalchat/history', { params: { query }, signal });
  const readUntil = response.headers.get('X-Read-Until');
  return { messages: data.map(withBothNames), hasMore: nextLinkOf(response) !== undefined, readUntil };
}

/** Plain servers may omit one of the names. */
function withBothNames(message: ChatMessage): ChatMessage {
  const { userName, senderName } = message;
  return { ...message, userName: userName || senderName, senderName: senderName || userName };
}

const isUnknown = (error: unknown, before: string): boolean =>
  before !== '' &&
  error instanceof ApiError &&
  error.status === 400 &&
  error.details.some(({ field }) => field === 'before');

/** With `until`, reads pages back to that message, up to `MAX_MESSAGES`. */
async function loadHistory(
  { client, currentUserId }: Forum,
  { until, isReload }: { until: string | undefined; isReload: boolean },
  signal: AbortSignal,
  send: Chat['send'],
): Promise<ChatMessage[]> {
  const newest = await readPage(client, {}, signal);
  const { readUntil, hasMore } = newest;
  // Without it, the server may have no pages: then no link does not mean that there are no earlier messages.
  if (readUntil !== null) send({ type: 'history.dated', readUntil, isWhole: !hasMore });
  if (until === undefined && hasMore) send({ type: 'earlier.offered' });
  let page = newest.messages;
  const all = new Map(page.map((message) => [message._id, message]));
  while (until !== undefined && !all.has(until) && all.size < MAX_MESSAGES) {
    const [oldest] = page;
    if (!oldest) break;
    ({ messages: page } = await readPage(client, { before: oldest._id }, signal));
    for (const message of page) all.set(message._id, message);
  }
  const known = all.get(until ?? '');
  const isNew = ({ timestamp }: ChatMessage) =>
    known ? Date.parse(timestamp) > Date.parse(known.timestamp) : isReload && until === undefined;
  for (const message of all.values()) {
    // Its echo or acknowledgement may have been lost with the connection. A message without a key has only its text.
    if (message.userId === currentUserId() && isNew(message)) send({ type: 'message.received', message });
  }
  return [...all.values()];
}
