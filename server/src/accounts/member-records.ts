import type { Tables } from '../database/tables';

/** A column that refers to users. */
export interface MemberRecords {
  table: keyof Tables;
  /** The column with the user's id. */
  member: string;
  /**
   * What deleting the account does with the rows. `content`: the user chooses (`delete-account.ts`); `keep` and
   * `delete`: always.
   */
  onDeletion: 'content' | 'keep' | 'delete';
  /** Columns that order the user's rows in an export; undefined when the rows are not exported. */
  exportedBy?: readonly [string, ...string[]];
}

/** Every foreign key to `users`. A test compares the list with the database. */
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
  // The collector deletes files that nothing refers to.
  { table: 'uploads', member: 'owner_id', onDeletion: 'keep', exportedBy: ['id'] },
  // Accounts of users whom the user referred.
  { table: 'users', member: 'referred_by', onDeletion: 'keep' },
];
