import {
  lenientDataOf,
  shapes,
  succeeded,
  type ApiClient,
  type ChatMessage,
  type components,
  type PostCounts,
  type Shape,
  type Vote,
} from '@alphazone/client';

import type { MediaView } from '../posts/postView';
import type { Late } from '../forum/late/late';
import type { Live } from '../live/Live';
import type { HeldMessage } from '../live/deliver';

/** The server's response to a new comment. */
export type CreatedComment = components['schemas']['CreatedComment'];

export interface CreatedPost {
  _id?: string;
  /** `held`: pending approval. */
  hidden?: string;
}

const createdPost: Shape<CreatedPost> = {
  node: { type: 'object', required: [], properties: { _id: { type: 'string' }, hidden: { type: 'string' } } },
};

/** Payloads by kind. They are stored: later versions must still read them. */
export interface OutboxPayloads {
  comment: { postId: string; commentBody: string; userCommented: string; noOfComments: number };
  post: {
    postTitle: string;
    postBody: string;
    postTags: string[];
    mediaUrls: MediaView[];
    category: string;
    userPosted: string;
  };
  /** `myVote`: the resulting vote. */
  vote: { postId: string; value: Vote; myVote?: Vote | null | undefined };
  read: { ids: readonly string[] };
  chat: { text: string; userName: string };
}

export interface OutboxResponses {
  comment: CreatedComment | undefined;
  post: CreatedPost | undefined;
  vote: PostCounts | undefined;
  read: unknown;
  chat: ChatMessage | HeldMessage | undefined;
}

export type OutboxKind = keyof OutboxPayloads;

export interface Caller {
  client: ApiClient;
  live: Pick<Late<Live>, 'load'>;
  userId: string;
  /** The idempotency key. Undefined without an outbox, except for chat messages. */
  key: string | undefined;
  signal?: AbortSignal | undefined;
}

type Calls = {
  [Kind in OutboxKind]: (payload: OutboxPayloads[Kind], caller: Caller) => Promise<OutboxResponses[Kind]>;
};

const keyed = ({ key }: Caller) => (key === undefined ? {} : { header: { 'Idempotency-Key': key } });

export const outboxCalls: Calls = {
  comment: ({ postId, ...body }, caller) =>
    lenientDataOf(
      shapes.CreatedComment,
      caller.client.POST('/comment/{id}', {
        params: { path: { id: postId }, ...keyed(caller) },
        body: { ...body, userId: caller.userId },
      }),
    ),
  post: (body, caller) =>
    lenientDataOf(
      createdPost,
      caller.client.POST('/posts/CreatePost', {
        params: keyed(caller),
        body: { ...body, userId: caller.userId },
      }),
    ),
  vote: ({ postId, value }, caller) =>
    lenientDataOf(
      shapes.PostCounts,
      caller.client.PATCH('/posts/vote/{id}', {
        params: { path: { id: postId }, ...keyed(caller) },
        body: { value, userId: caller.userId },
      }),
    ),
  read: ({ ids }, caller) =>
    succeeded(
      caller.client.PUT('/notifications/mark-read', {
        params: keyed(caller),
        body: { notificationIds: [...ids] },
      }),
    ),
  chat: async ({ text, userName }, { live, userId, key, signal }) =>
    (await live.load()).realtime.sendMessage(
      { userId, userName, text, ...(key !== undefined && { idempotencyKey: key }) },
      signal,
    ),
};
