import type { FastifyInstance } from 'fastify';

import { countConnections, type Database } from '../database/database';
import { measureProcess, type ProcessUsage } from './measure-process';
import type { OverloadLimits } from './overload-limits';

interface RequestKind {
  isWrite: boolean;
}

/** The server's load, as a share of its limits. */
export interface Load {
  /** Returns 1 at the first limit for such a request. */
  shareFor: (kind: RequestKind) => number;
  /** Counts a pending request. */
  begin: (kind: RequestKind) => void;
  end: (kind: RequestKind) => void;
  /** For the log. */
  measured: () => ProcessUsage & Record<'waitingQueries' | 'pendingRequests' | 'pendingWrites', number>;
}

export function createLoad(app: FastifyInstance, db: Database, limits: OverloadLimits): Load {
  let pendingRequests = 0;
  let pendingWrites = 0;
  let lateSince: number | undefined;

  function count({ isWrite }: RequestKind, change: 1 | -1): void {
    pendingRequests += change;
    if (isWrite) pendingWrites += change;
  }

  /** Load by event loop delay. Ignores a single late sample, which the start or one expensive request can cause. */
  function lateness(): number {
    const { eventLoopDelay } = app.processUsage();
    if (eventLoopDelay <= limits.eventLoopDelayMs) lateSince = undefined;
    else lateSince ??= performance.now();
    const isLate = lateSince !== undefined && performance.now() - lateSince > 2 * limits.sampleMs;
    return isLate ? shareUsed(eventLoopDelay, limits.eventLoopDelayMs) : 0;
  }

  /** Ignores memory below its limit, because a heap grows until it is collected. */
  function memoryShare(): number {
    const { memoryUsed } = app.processUsage();
    return memoryUsed > limits.memoryBytes ? shareUsed(memoryUsed, limits.memoryBytes) : 0;
  }

  measureProcess(app, limits.sampleMs);
  return {
    shareFor: ({ isWrite }) =>
      Math.max(
        shareUsed(countConnections(db).waiting, limits.databaseQueue),
        shareUsed(pendingRequests, limits.pendingRequests),
        isWrite ? shareUsed(pendingWrites, limits.pendingWrites) : 0,
        memoryShare(),
        lateness(),
      ),
    begin: (kind) => {
      count(kind, 1);
    },
    end: (kind) => {
      count(kind, -1);
    },
    measured: () => ({
      waitingQueries: countConnections(db).waiting,
      pendingRequests,
      pendingWrites,
      ...app.processUsage(),
    }),
  };
}

/** At least 1 once the limit is reached, even a limit of 0. */
const shareUsed = (value: number, limit: number): number =>
  value >= limit ? Math.max(1, value / limit || 1) : value / limit;
