import { listOf, type Shape, type User as UserType } from '@alphazone/client';

import { jsonIn } from './pagedResponse';
import { ChatMessage, Notification, Post, Session, User } from './plainShapes';
import { readPlain } from './readPlain';

const UnreadCount: Shape<{ count: number }> = {
  node: { type: 'object', required: ['count'], properties: { count: { type: 'integer' } } },
};

const CompletedTask: Shape<{ user: UserType }> = {
  node: { type: 'object', required: ['user'], properties: { user: User.node } },
};

/** By method and path. `x-extension` calls, such as the export of an account, have none. */
const shapes: readonly (readonly [RegExp, Shape<unknown>])[] = [
  [/^GET \/notifications$/, listOf(Notification)],
  [/^GET \/notifications\/unread-count$/, UnreadCount],
  [/^GET \/posts\/suggestions$/, listOf(Post)],
  [/^GET \/api\/globalchat\/history$/, listOf(ChatMessage)],
  [/^GET \/api\/users(\/search)?$/, listOf(User)],
  [/^GET \/api\/users\/[^/]+$/, User],
  [/^PATCH \/api\/users\/(update\/[^/]+|[^/]+\/tasks\/[^/]+\/toggle)$/, User],
  [/^POST \/api\/users\/[^/]+\/tasks\/complete-manual$/, CompletedTask],
  [/^POST \/api\/users\/(login|signup)$/, Session],
];

/** Parses the response to a specified call. An empty body replaces one of another type. Other responses pass unchanged. */
export async function readResponse({ method, url }: Request, response: Response): Promise<Response> {
  const call = `${method} ${new URL(url).pathname}`;
  const [, shape] = shapes.find(([pattern]) => pattern.test(call)) ?? [];
  const body = shape && response.ok ? await jsonIn(response) : undefined;
  if (!shape || body === undefined) return response;
  return new Response(JSON.stringify(readPlain(shape, body)), response);
}

export const readUsers = (users: readonly unknown[]): UserType[] => readPlain(listOf(User), users) ?? [];
