import { HttpError } from '../errors';
import type { OperationId } from './handlers';

/**
 * Operations of the contract that this server does not offer yet, with what it answers (501). The issue
 * that brings an operation takes its line away; nothing else may be missing.
 */
export const planned = {
  toggleTask: 'This server does not offer tasks yet.',
  completeTaskManually: 'This server does not offer tasks yet.',
  getUnreadCount: 'This server does not offer notifications yet.',
  listNotifications: 'This server does not offer notifications yet.',
  markNotificationsRead: 'This server does not offer notifications yet.',
} as const satisfies Partial<Record<OperationId, string>>;

export type PlannedOperationId = keyof typeof planned;

/** Is the operation one that a later version brings? */
export const isPlanned = (id: OperationId): id is PlannedOperationId => Object.hasOwn(planned, id);

/** What a planned operation answers. */
export const notImplemented = (id: PlannedOperationId) => new HttpError(501, 'not_implemented', planned[id]);
