import type { InjectOptions } from 'fastify';

import { newId } from '../database/ids';
import { readContract, type Operation } from '../contract/contract';
import type { TestMember } from './members';
import { comment, publish } from './members';

/** Parts of an operation of openapi.yaml that only tests look at. */
interface Described {
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

/** What a call is about: addresses and bodies are filled with these ids. */
export interface Things {
  userId: string;
  postId: string;
  commentId: string;
}

const contract = readContract();

/** The operations that this server offers. */
export const offeredOperations: readonly Operation[] = contract.operations.filter(
  ({ responses }) => !('501' in responses),
);

/** A member's own things. */
export async function thingsOf(member: TestMember): Promise<Things> {
  const postId = (await publish(member))._id;
  return { userId: member.id, postId, commentId: (await comment(member, postId))._id };
}

/** Ids of nothing. */
export const nothing = (): Things => ({ userId: newId(), postId: newId(), commentId: newId() });

/** The call that the contract gives as its example, about these things. */
export function exampleCall(operation: Operation, things: Things): InjectOptions & { url: string } {
  const { parameters = [], requestBody } = described(operation);
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = new URLSearchParams(
    query.map(({ name, example }): [string, string] => [name, String(example)]),
  );
  const example = requestBody?.content['application/json']?.example;
  return {
    method: operation.method,
    url: `${filledPath(operation, things)}${query.length > 0 ? `?${search.toString()}` : ''}`,
    ...(example !== undefined && { payload: filledBody(example, things) }),
  };
}

/** The names of the operation's parameters in the query. */
export const queryNames = (operation: Operation): string[] =>
  (described(operation).parameters ?? []).filter((p) => p.in === 'query').map(({ name }) => name);

function described({ path, method }: Operation): Described {
  // The contract is OpenAPI, which says so; the server's own type leaves out what only tests need.
  return contract.document.paths[path]?.[method.toLowerCase()] as unknown as Described;
}

function filledPath({ id, path }: Operation, { userId, postId, commentId }: Things): string {
  const main = path.startsWith('/api/users/') ? userId : id === 'deleteComment' ? commentId : postId;
  return path.replaceAll(/\{(\w+)\}/g, (_match, name: string) =>
    name === 'id' || name === 'userId' || name === 'postId' ? main : name,
  );
}

function filledBody(example: unknown, { userId, postId }: Things): object {
  const body = example as Record<string, unknown>;
  return {
    ...body,
    ...('userId' in body && { userId }),
    ...('postId' in body && { postId }),
    // Files of the example are not there.
    ...('mediaUrls' in body && { mediaUrls: [] }),
  };
}
