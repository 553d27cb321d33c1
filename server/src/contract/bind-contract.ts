import type { RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Caller } from '../accounts/sessions/callers-repository';
import type { Identify } from '../accounts/sessions/identify-callers';
import type { SessionUse } from '../accounts/sessions/session-use';
import { callerAtArrival } from '../arrivals';
import { lowerCaseId } from '../database/ids';
import type { SharedResponses } from '../response-cache/shared-responses';
import type { Contract, Operation } from './contract';
import { mayBeGuestWrite, type BannedNetworks } from '../moderation/address-bans/address-bans';
import { judgeSanctions } from '../moderation/sanctions/sanctions';
import { HttpError } from '../errors';
import { requireMember, type Call, type Handlers, type OperationId } from './handlers';
import { checkBody, requireStorable } from './request-body';

export interface ContractBinding {
  contract: Contract;
  handlers: Handlers;
  identify: Identify;
  sharedResponses: SharedResponses;
  sessionUse: Pick<SessionUse, 'record'>;
  bannedNetworks: Pick<BannedNetworks, 'requireOpen'>;
  now: () => Date;
  limitOf: (operation: Operation) => RateLimitOptions | false;
}

type AnyHandler = (call: Call<OperationId>) => unknown;

/** @throws When an operation has no handler, or a handler has no operation. */
export async function bindContract(app: FastifyInstance, binding: ContractBinding): Promise<void> {
  const { contract } = binding;
  const handlers = allHandlers(contract, binding.handlers);
  // A plugin, because the routes follow the hooks of earlier plugins.
  await app.register((routes, _options, done) => {
    for (const operation of contract.operations) {
      const handler = handlers.get(operation.id);
      if (handler) routes.route(routeOf(operation, handler, binding));
    }
    done();
  });
}

function routeOf(
  operation: Operation,
  handler: AnyHandler,
  { identify, sharedResponses, sessionUse, bannedNetworks, now, limitOf }: ContractBinding,
) {
  const mayBeShared = sharedResponses.mayBeShared(operation);
  const isGuestWrite = mayBeGuestWrite(operation);

  async function admit(request: FastifyRequest, caller: Caller): Promise<void> {
    request.caller = withSanctions(operation, caller, now());
    if (operation.access === 'required') requireMember(request.caller);
    else if (isGuestWrite && !request.caller.member) await bannedNetworks.requireOpen(request.ip);
  }

  const identifyAgain = async (request: FastifyRequest) =>
    admit(request, await identify(request.headers.authorization, { snapshot: false }));

  return {
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    schema: operation.routeSchema,
    config: { rateLimit: limitOf(operation), operation },
    // After `onRequest`, which enforces rate limits: they also count requests with an invalid token.
    preParsing(request: FastifyRequest, reply: FastifyReply, _body: unknown, done: (error?: Error) => void) {
      request.params = withLowerCaseIds(request.params);
      if (operation.access === 'ignored') {
        if (isGuestWrite) bannedNetworks.requireOpen(request.ip).then(() => done(), done);
        else done();
        return;
      }
      const known = callerAtArrival(request.raw);
      const identified = known
        ? Promise.resolve(known)
        : identify(request.headers.authorization, {
            snapshot: mayBeShared,
            votesOn: mayBeShared ? sharedResponses.postsAt(request.url) : undefined,
          });
      identified
        .then(async (caller) => {
          await admit(request, caller);
          if (caller.sessionId !== undefined) sessionUse.record(caller.sessionId, request);
          // A client may hold back its body for minutes, in which its session ends or moderators decide.
          if (request.raw.complete === false) request.identifyAgain = () => identifyAgain(request);
          return mayBeShared && sharedResponses.sendCached(operation, request, reply);
        })
        .then((isSent) => isSent || done(), done);
    },
    preValidation: hook((request) => checkBody(operation, request)),
    preHandler: [
      hook(requireStorable),
      (request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void) => {
        if (!request.identifyAgain) done();
        else request.identifyAgain().then(() => done(), done);
      },
    ],
    // oxlint-disable-next-line typescript/require-await -- A synchronous throw must become a rejection.
    async handler(request: FastifyRequest, reply: FastifyReply) {
      void reply.code(operation.successStatus);
      const { params, query, body, caller } = request;
      // The contract's schemas have validated params, query and body.
      const call = {
        params,
        query,
        body,
        member: caller?.member,
        request,
        reply,
      } as unknown as Call<OperationId>;
      return mayBeShared ? sharedResponses.respond(operation, call, handler) : handler(call);
    },
  };
}

const withLowerCaseIds = (params: unknown): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(params ?? {}).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? lowerCaseId(value) : value,
    ]),
  );

/** @throws 403 for operations that a sanction forbids. */
function withSanctions(operation: Operation, caller: Caller, now: Date): Caller {
  if (!caller.member) return caller;
  const judgement = judgeSanctions(operation, caller.member, now);
  if (judgement instanceof HttpError) throw judgement;
  return judgement === 'as guest'
    ? { ...caller, member: undefined, sessionId: undefined, votes: '', hasHeldComments: false }
    : caller;
}

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
  // TypeScript cannot relate a handler to its operation here.
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

declare module 'fastify' {
  interface FastifyRequest {
    /** Undefined for operations that ignore tokens. */
    caller: Caller | undefined;
    /**
     * Call it when the body has arrived. Undefined if it arrived before the caller was identified.
     * @throws 401 for a session that has ended, 403 for what a silenced or banned member may not do.
     */
    identifyAgain: (() => Promise<void>) | undefined;
  }
  interface FastifyContextConfig {
    /** Undefined for routes outside the contract. */
    operation?: Operation;
  }
}
