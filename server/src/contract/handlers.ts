import type { Readable } from 'node:stream';
import type { operations } from '@alphazone/client';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Member } from '../accounts/member';
import { accountDeleted, unauthorized } from '../errors';
import { messages } from '../messages';

export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type JsonBodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type SuccessOf<Responses> = Responses extends { 200: infer Success } | { 201: infer Success }
  ? Success
  : never;

type ResponseBodyOf<Id extends OperationId> =
  SuccessOf<operations[Id]['responses']> extends { content: infer Content } ? Content[keyof Content] : never;

declare const streamed: unique symbol;

/** A stream that Fastify sends unchanged. `Body` exists only for the compiler: any stream is assignable. */
export type Streamed<Body> = Readable & { readonly [streamed]?: Body };

type Answer<Body> = Body | Streamed<Body>;

export interface Call<Id extends OperationId> {
  params: NonNullable<ParametersOf<Id>['path']>;
  query: NonNullable<ParametersOf<Id>['query']>;
  /** Undefined for a multipart request. */
  body: JsonBodyOf<Id>;
  /** Undefined for a guest, never where the contract requires a token. */
  member: Member | undefined;
  /** Whether the response is built once for several callers. @default false */
  isShared?: boolean;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The status comes from the contract. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<Answer<ResponseBodyOf<Id>>> | Answer<ResponseBodyOf<Id>>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

/** Thrown for a shared call whose response is too large to share. The handler is then called for each caller. */
export class TooLargeToShare extends Error {}

/** @throws 401 */
export function requireMember({
  member,
  isDeleted = false,
}: {
  member: Member | undefined;
  isDeleted?: boolean;
}): Member {
  if (isDeleted) throw accountDeleted();
  if (!member) throw unauthorized(messages.loginNeeded);
  return member;
}
