import type { Tables } from '../database/tables';

/** A place where the database refers to a member. */
export interface MemberRecords {
  table: keyof Tables;
  /** The column that names the member. */
  member: string;
  /**
   * What becomes of the rows when the member's account is deleted. `content`: they stay, under the name of
   * a deleted member, unless the member wants them gone (`delete-account.ts` knows how); `keep`: they stay in
   * any case; `delete`: they go in any case.
   */
  onDeletion: 'content' | 'keep' | 'delete';
  /** Columns that tell the member's rows apart; undefined when the rows are not the member's to export. */
  exportedBy?: readonly [string, ...string[]];
}

/**
 * Every foreign key to `users`, for deleting and exporting accounts. A test compares the list with the
 * database, so that no table is forgotten.
 */
export const memberRecords: readonly MemberRecords[] = [
  { table: 'posts', member: 'author_id', onDeletion: 'content', exportedBy: ['id'] },
  { table: 'comments', member: 'user_id', onDeletion: 'content', exportedBy: ['id'] },
  { table: 'votes', member: 'user_id', onDeletion: 'content', exportedBy: ['post_id'] },
  { table: 'chat_messages', member: 'user_id', onDeletion: 'content', exportedBy: ['id'] },
  { table: 'shares', member: 'user_id', onDeletion: 'delete', exportedBy: ['post_id'] },
  { table: 'notifications', member: 'user_id', onDeletion: 'delete', exportedBy: ['id'] },
  { table: 'notifications', member: 'sender_id', onDeletion: 'delete' },
  { table: 'xp_entries', member: 'user_id', onDeletion: 'delete', exportedBy: ['cause', 'reference'] },
  { table: 'tasks_done', member: 'user_id', onDeletion: 'delete', exportedBy: ['task_id'] },
  { table: 'achievements_earned', member: 'user_id', onDeletion: 'delete', exportedBy: ['achievement_id'] },
  // Files that nothing refers to any more are collected.
  { table: 'uploads', member: 'owner_id', onDeletion: 'keep', exportedBy: ['id'] },
  // Those whom the member sent: their accounts, not the member's.
  { table: 'users', member: 'referred_by', onDeletion: 'keep' },
];
