import type { FastifyRequest } from 'fastify';

import type { Operation } from '../contract/contract';
import { isCompleteList } from '../contract/rate-limits';
import type { OperationId } from '../contract/handlers';
import { bearerToken } from '../accounts/sessions/identify';

/** Shares of the limits at which requests are refused. Log-ins and staff come last, to stop attacks. */
export const shares = { expensive: 0.5, guest: 0.7, member: 1, staff: 1.1 } as const;

const expensive = new Set<OperationId>([
  'searchPosts',
  'suggestPosts',
  'searchUsers',
  'suggestUsers',
  'exportUser',
]);

/** Let people in, and lock thieves out: log-ins, identity proofs, password resets, ending sessions. */
const accountAccessOperations = new Set<OperationId>([
  'login',
  'completeLogIn',
  'startPasskeyUse',
  'logInWithPasskey',
  'startSignIn',
  'completeSignIn',
  'proveIdentity',
  'requestPasswordReset',
  'completePasswordReset',
  'endSession',
  'endCurrentSession',
  'logoutEverywhere',
]);

/** Staff operations that the path does not identify. `permissions.test.ts` finds missing ones. */
const staffOperations = new Set<OperationId>([
  'pinPost',
  'boostPost',
  'startReview',
  'upholdDecision',
  'restoreDecision',
]);

export type PrioritisedRequest = Pick<FastifyRequest, 'headers' | 'query' | 'routeOptions'>;

/** Whether it competes with other writes. Log-ins wait for hashes instead, uploads for their bodies. */
export function isWrite({ routeOptions }: PrioritisedRequest): boolean {
  const { operation } = routeOptions.config;
  return (
    operation !== undefined &&
    operation.method !== 'GET' &&
    !accountAccessOperations.has(operation.id) &&
    !operation.bodyTypes.includes('multipart/form-data')
  );
}

/** Must be cheap: a token is not verified yet. */
export function shareOf(request: PrioritisedRequest): number {
  const { operation, isGuestRead } = request.routeOptions.config;
  if (!operation) return isGuestRead === true ? shareOfGuestRead(request) : Infinity;
  const hasToken = bearerToken(request.headers.authorization) !== undefined;
  if (accountAccessOperations.has(operation.id) || (hasToken && isStaffOperation(operation)))
    return shares.staff;
  const isExpensive =
    expensive.has(operation.id) ||
    ((operation.id === 'listPosts' || operation.id === 'listUsers') && isCompleteList(request));
  if (isExpensive) return shares.expensive;
  return hasToken ? shares.member : shares.guest;
}

/** A feed of a search is expensive. The query is not validated yet. */
const shareOfGuestRead = ({ query }: PrioritisedRequest): number =>
  (query as Record<string, unknown>)['q'] === undefined ? shares.guest : shares.expensive;

const isStaffOperation = ({ id, path }: Pick<Operation, 'id' | 'path'>) =>
  staffOperations.has(id) || /^\/api\/(?:admin|moderation)\//.test(path);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A route outside the contract that reads the database for everyone, and is refused in an overload. @default false */
    isGuestRead?: boolean;
  }
}
