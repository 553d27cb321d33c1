import {
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
  type EventObject,
  type InspectionEvent,
} from 'xstate';

import {
  chatMachine,
  type ChatEmitted,
  type ChatUser,
  type EarlierMessages,
  type QueuedMessage,
} from '../chat/chatMachine';
import type { ChatMessage } from '../chat/chatMessages';
import { deferred, type Deferred } from './promises';

export const ann: ChatUser = { _id: 'a', name: 'Ann' };
export const message = (second: number, text = `text ${second}`, userId = 'b'): ChatMessage => ({
  _id: `m${second}`,
  senderName: userId,
  userId,
  userName: userId,
  text,
  timestamp: new Date(second * 1000).toISOString(),
});

export function startTestChat(
  user: ChatUser | null,
  inspect: (event: InspectionEvent) => void,
  draft?: string,
  newKey?: () => string,
) {
  const clock = new SimulatedClock();
  const histories: (Deferred<readonly ChatMessage[]> & { until: string | undefined })[] = [];
  const pages: (Deferred<EarlierMessages> & { before: string })[] = [];
  const sent: (Deferred<ChatMessage | undefined> & QueuedMessage & { user: ChatUser })[] = [];
  const emitted: ChatEmitted[] = [];
  const unsent: string[] = [];
  let receive: (received: ChatMessage) => void = () => undefined;
  const actor = createActor(
    chatMachine.provide({
      actors: {
        history: fromPromise<readonly ChatMessage[], { until: string | undefined }>(({ input }) => {
          const response = deferred<readonly ChatMessage[]>();
          histories.push({ ...response, ...input });
          return response.promise;
        }),
        earlier: fromPromise<EarlierMessages, { before: string }>(({ input }) => {
          const response = deferred<EarlierMessages>();
          pages.push({ ...response, ...input });
          return response.promise;
        }),
        live: fromCallback<EventObject>(({ sendBack }) => {
          receive = (received) => sendBack({ type: 'message.received', message: received });
        }),
        send: fromPromise<ChatMessage | undefined, QueuedMessage & { user: ChatUser }>(({ input }) => {
          const response = deferred<ChatMessage | undefined>();
          sent.push({ ...response, ...input });
          return response.promise;
        }),
      },
    }),
    {
      clock,
      inspect,
      input: { user: user ?? undefined, ...(draft !== undefined && { draft }), ...(newKey && { newKey }) },
    },
  );
  actor.on('*', (event) => {
    if (event.type === 'unsent.changed') unsent.push(event.text);
    else emitted.push(event);
  });
  actor.start();
  const context = () => actor.getSnapshot().context;
  return {
    actor,
    clock,
    histories,
    pages,
    sent,
    emitted,
    unsent,
    context,
    receive: (received: ChatMessage) => receive(received),
    ids: () => context().messages.map(({ _id }) => _id),
    sending: () => actor.getSnapshot().value.sending,
    history: () => actor.getSnapshot().value.history,
    earlier: () => actor.getSnapshot().value.earlier,
    requestEarlier: () => actor.send({ type: 'earlier.requested' }),
    say: (text: string) => {
      actor.send({ type: 'draft.changed', text });
      actor.send({ type: 'message.submitted' });
    },
  };
}
