import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';

import type { Member } from '../accounts/member';
import type { Contract, Operation } from './contract';
import { requireMember, type Call, type Handlers, type OperationId } from './handlers';
import { checkBody, checkText } from './request-body';

export interface ContractBinding {
  contract: Contract;
  handlers: Handlers;
  /** Returns the caller; undefined for a guest or an invalid token. */
  identify: (request: FastifyRequest) => Promise<Member | undefined>;
  /** How often an operation may be called, where calls are counted. */
  limitOf: (operation: Operation) => RateLimitOptions | false;
}

type AnyHandler = (call: Call<OperationId>) => unknown;

/**
 * Makes a route of every operation of the contract: validated requests, serialised answers, identity.
 *
 * @throws When an operation has no handler, or a handler no operation.
 */
export async function bindContract(app: FastifyInstance, binding: ContractBinding): Promise<void> {
  const { contract } = binding;
  const handlers = allHandlers(contract, binding.handlers);
  const operations = new Map<string, Operation>(
    contract.operations.map((operation) => [operation.id, operation]),
  );

  await app.register(fastifyOpenapiGlue, {
    specification: jsonOnly(contract.document),
    operationResolver(id) {
      const operation = operations.get(id);
      const handler = handlers.get(id);
      if (!operation || !handler) throw new Error(`openapi.yaml: operation "${id}" has no handler.`);
      return routeOptions(operation, handler, binding);
    },
  });
}

function routeOptions(operation: Operation, handler: AnyHandler, { identify, limitOf }: ContractBinding) {
  const route = {
    config: { rateLimit: limitOf(operation), operation },
    // After `onRequest`, where requests are counted: those with a bad token count as well.
    async preParsing(request: FastifyRequest) {
      if (operation.access === 'ignored') return;
      request.member = await identify(request);
      if (operation.access === 'required') requireMember(request);
    },
    preValidation: hook((request) => checkBody(operation, request)),
    preHandler: hook(checkText),
    // eslint-disable-next-line @typescript-eslint/require-await -- What a handler throws must become a rejection.
    async handler(request: FastifyRequest, reply: FastifyReply) {
      void reply.code(operation.successStatus);
      const { params, query, body, member } = request;
      // The contract's schemas have just checked params, query and body.
      const call = { params, query, body, member, request, reply } as unknown as Call<OperationId>;
      return handler(call);
    },
  };
  // The glue hands on what it is given; its type asks for method, url and schema, which it adds itself.
  return route as unknown as (request: FastifyRequest, reply: FastifyReply) => void;
}

/** A check as a hook of Fastify. */
const hook =
  (check: (request: FastifyRequest) => void) =>
  (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
    try {
      check(request);
      done();
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)));
    }
  };

function allHandlers(contract: Contract, offered: Handlers): Map<string, AnyHandler> {
  // Each handler gets only calls of its own operation.
  const handlers = new Map(Object.entries(offered) as unknown as [string, AnyHandler][]);
  const ids = new Set<string>(contract.operations.map(({ id }) => id));
  const missing = [...ids].filter((id) => !handlers.has(id));
  if (missing.length > 0)
    throw new Error(`Operations of openapi.yaml without a handler: ${missing.join(', ')}.`);
  const surplus = [...handlers.keys()].filter((id) => !ids.has(id));
  if (surplus.length > 0)
    throw new Error(`Handlers for what openapi.yaml does not have: ${surplus.join(', ')}.`);
  return handlers;
}

/**
 * The contract as far as the glue can work with it. Multipart bodies are streams, checked by their
 * handlers; plain text has no fields that a serialiser could leave out.
 */
function jsonOnly(document: Contract['document']): Contract['document'] {
  const copy = structuredClone(document);
  for (const operation of Object.values(copy.paths).flatMap((methods) => Object.values(methods))) {
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)]) {
      for (const type of Object.keys(content)) if (type !== 'application/json') delete content[type];
    }
    if (Object.keys(operation.requestBody?.content ?? {}).length === 0) delete operation.requestBody;
  }
  return copy;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller; undefined for a guest. */
    member: Member | undefined;
  }
  interface FastifyContextConfig {
    /** The operation that a route offers; undefined outside the contract. */
    operation?: Operation;
  }
}
