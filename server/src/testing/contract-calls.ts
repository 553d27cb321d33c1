import type { InjectOptions } from 'fastify';

import { newId } from '../database/ids';
import { readContract, type Operation } from '../contract/contract';
import type { TestMember } from './members';
import { comment, publish } from './members';

interface Described {
  parameters?: { name: string; in: string; required?: boolean; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}

export interface ExampleIds {
  userId: string;
  postId: string;
  commentId: string;
}

const contract = readContract();

export const offeredOperations: readonly Operation[] = contract.operations.filter(
  ({ responses }) => !('501' in responses),
);

export async function createExamples(member: TestMember): Promise<ExampleIds> {
  const postId = (await publish(member))._id;
  return { userId: member.id, postId, commentId: (await comment(member, postId))._id };
}

export const unknownIds = (): ExampleIds => ({ userId: newId(), postId: newId(), commentId: newId() });

export function exampleCall(operation: Operation, ids: ExampleIds): InjectOptions & { url: string } {
  const { parameters = [], requestBody } = describedParts(operation);
  const query = parameters.filter((parameter) => parameter.in === 'query' && parameter.required);
  const search = new URLSearchParams(
    query.map(({ name, example }): [string, string] => [name, String(example)]),
  );
  const example = requestBody?.content['application/json']?.example;
  return {
    method: operation.method,
    url: `${fillPath(operation, ids)}${query.length > 0 ? `?${search.toString()}` : ''}`,
    ...(example !== undefined && { payload: fillBody(example, ids) }),
  };
}

export const queryNames = (operation: Operation): string[] =>
  (describedParts(operation).parameters ?? []).filter((p) => p.in === 'query').map(({ name }) => name);

function describedParts({ path, method }: Operation): Described {
  // The document is valid OpenAPI. The server's type omits what only tests need.
  return contract.document.paths[path]?.[method.toLowerCase()] as unknown as Described;
}

function fillPath(operation: Operation, { userId, postId, commentId }: ExampleIds): string {
  const { id, path } = operation;
  const isOfUser = path.startsWith('/api/users/') || path.startsWith('/api/moderation/members/');
  const main = isOfUser ? userId : id === 'deleteComment' ? commentId : postId;
  const { parameters = [] } = describedParts(operation);
  return path.replaceAll(/\{(\w+)\}/g, (_match, name: string) => {
    if (name === 'id' || name === 'userId' || name === 'postId') return main;
    const { example = name } = parameters.find((parameter) => parameter.name === name) ?? {};
    return String(example);
  });
}

function fillBody(example: unknown, { userId, postId }: ExampleIds): object {
  const body = example as Record<string, unknown>;
  return {
    ...body,
    ...('userId' in body && { userId }),
    ...('postId' in body && { postId }),
    // The example's files do not exist.
    ...('mediaUrls' in body && { mediaUrls: [] }),
  };
}
