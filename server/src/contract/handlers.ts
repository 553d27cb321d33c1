import type { operations } from '@alphazone/client';
import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Member } from '../accounts/member';
import { unauthorized } from '../errors';
import { messages } from '../messages';

export type OperationId = keyof operations;

type ParametersOf<Id extends OperationId> = operations[Id]['parameters'];
type JsonBodyOf<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : undefined;

type ResponseBodyOf<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: { 'application/json': infer Body } };
}
  ? Body
  : operations[Id]['responses'] extends { 201: { content: { 'application/json': infer Body } } }
    ? Body
    : operations[Id]['responses'] extends { 200: { content: { 'text/plain': infer Body } } }
      ? Body
      : operations[Id]['responses'] extends { 200: { content: { 'text/csv': infer Body } } }
        ? Body
        : operations[Id]['responses'] extends { 200: { content: { 'image/*': infer Body } } }
          ? Body
          : never;

export interface Call<Id extends OperationId> {
  params: NonNullable<ParametersOf<Id>['path']>;
  query: NonNullable<ParametersOf<Id>['query']>;
  /** Undefined for a multipart request. */
  body: JsonBodyOf<Id>;
  /** Undefined for a guest, never where the contract requires a token. */
  member: Member | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The status comes from the contract. */
export type Handler<Id extends OperationId> = (
  call: Call<Id>,
) => Promise<ResponseBodyOf<Id>> | ResponseBodyOf<Id>;

export type Handlers = { [Id in OperationId]: Handler<Id> };

export function requireMember({ member }: { member: Member | undefined }): Member {
  if (!member) throw unauthorized(messages.loginNeeded);
  return member;
}
