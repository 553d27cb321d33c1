import type { FastifyRequest } from 'fastify';

import { isWholeList } from '../contract/rate-limits';
import type { OperationId } from '../contract/handlers';
import { bearerToken } from '../accounts/identify';

/** Shares of the limits from which on requests are refused: what costs most first, what ends an attack last. Staff have to log in. */
export const shares = { expensive: 0.5, guest: 0.7, member: 1, staff: 1.1 } as const;

const expensive = new Set<OperationId>([
  'searchPosts',
  'suggestPosts',
  'searchUsers',
  'suggestUsers',
  'exportUser',
]);

const sessions = new Set<OperationId>([
  'login',
  'startSignIn',
  'completeSignIn',
  'endSession',
  'endCurrentSession',
]);

export type PrioritisedRequest = Pick<FastifyRequest, 'headers' | 'query' | 'routeOptions'>;

/** Looks at nothing that costs time: a token is not verified yet. */
export function shareOf(request: PrioritisedRequest): number {
  const { operation } = request.routeOptions.config;
  if (!operation) return Infinity;
  if (sessions.has(operation.id) || isStaffs(operation.path)) return shares.staff;
  const isExpensive =
    expensive.has(operation.id) ||
    ((operation.id === 'listPosts' || operation.id === 'listUsers') && isWholeList(request));
  if (isExpensive) return shares.expensive;
  return bearerToken(request.headers.authorization) === undefined ? shares.guest : shares.member;
}

const isStaffs = (path: string) => /^\/api\/(?:admin|moderation)\//.test(path);
