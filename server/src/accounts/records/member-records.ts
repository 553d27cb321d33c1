import type { Tables } from '../../database/tables';
import { isHiddenFromMemberSql } from '../../moderation/decisions/hidden-decisions-repository';

export interface MemberRecords {
  table: keyof Tables;
  member: string;
  /** `content`: the user chooses, see `delete-account.ts`. */
  onDeletion: 'content' | 'keep' | 'delete';
  exportedBy?: readonly [string, ...string[]];
  /** Columns that the member must not see. */
  withheld?: readonly string[];
  /** SQL condition for rows that the member must not see. `t` is the table. */
  hidden?: string;
}

/** Every foreign key to `users`: a test compares it with the database. */
export const memberRecords: readonly MemberRecords[] = [
  { table: 'posts', member: 'author_id', onDeletion: 'content', exportedBy: ['id'] },
  { table: 'comments', member: 'user_id', onDeletion: 'content', exportedBy: ['id'] },
  { table: 'votes', member: 'user_id', onDeletion: 'content', exportedBy: ['post_id'] },
  { table: 'held_votes', member: 'user_id', onDeletion: 'delete', exportedBy: ['post_id'] },
  { table: 'chat_messages', member: 'user_id', onDeletion: 'content', exportedBy: ['id'] },
  { table: 'shares', member: 'user_id', onDeletion: 'delete', exportedBy: ['post_id'] },
  { table: 'notifications', member: 'user_id', onDeletion: 'delete', exportedBy: ['id'] },
  { table: 'notifications', member: 'sender_id', onDeletion: 'delete' },
  { table: 'sessions', member: 'user_id', onDeletion: 'delete', exportedBy: ['id'] },
  { table: 'idempotency_keys', member: 'user_id', onDeletion: 'delete' },
  { table: 'mails', member: 'user_id', onDeletion: 'delete' },
  {
    table: 'push_subscriptions',
    member: 'user_id',
    onDeletion: 'delete',
    exportedBy: ['session_id'],
    // Keys that encrypt.
    withheld: ['auth', 'p256dh'],
  },
  { table: 'mail_links', member: 'user_id', onDeletion: 'delete' },
  { table: 'passkeys', member: 'user_id', onDeletion: 'delete', exportedBy: ['id'] },
  { table: 'totp_secrets', member: 'user_id', onDeletion: 'delete' },
  { table: 'recovery_codes', member: 'user_id', onDeletion: 'delete' },
  { table: 'identities', member: 'user_id', onDeletion: 'delete', exportedBy: ['issuer', 'subject'] },
  { table: 'sign_in_flows', member: 'user_id', onDeletion: 'delete' },
  { table: 'challenges', member: 'user_id', onDeletion: 'delete' },
  { table: 'invitations', member: 'inviter_id', onDeletion: 'delete', exportedBy: ['id'] },
  { table: 'invitations', member: 'used_by', onDeletion: 'keep' },
  { table: 'xp_entries', member: 'user_id', onDeletion: 'delete', exportedBy: ['cause', 'reference'] },
  { table: 'tasks_done', member: 'user_id', onDeletion: 'delete', exportedBy: ['task_id'] },
  { table: 'achievements_earned', member: 'user_id', onDeletion: 'delete', exportedBy: ['achievement_id'] },
  { table: 'member_allowances', member: 'user_id', onDeletion: 'delete' },
  { table: 'roles', member: 'user_id', onDeletion: 'delete', exportedBy: ['id'], withheld: ['granted_by'] },
  { table: 'roles', member: 'granted_by', onDeletion: 'keep' },
  // `deleteContent` deletes the appeal's text.
  {
    table: 'decisions',
    member: 'member_id',
    onDeletion: 'keep',
    exportedBy: ['id'],
    withheld: ['moderator_id', 'reviewer_id', 'before', 'undone'],
    hidden: isHiddenFromMemberSql('t'),
  },
  { table: 'address_bans', member: 'banned_by', onDeletion: 'keep' },
  { table: 'decisions', member: 'moderator_id', onDeletion: 'keep' },
  { table: 'decisions', member: 'reviewer_id', onDeletion: 'keep' },
  { table: 'reports', member: 'reporter_id', onDeletion: 'delete', exportedBy: ['id'], withheld: ['weight'] },
  { table: 'cases', member: 'member_id', onDeletion: 'keep' },
  { table: 'cases', member: 'claimed_by', onDeletion: 'keep' },
  { table: 'audit_log', member: 'actor_id', onDeletion: 'keep' },
  { table: 'audit_log', member: 'member_id', onDeletion: 'keep' },
  { table: 'member_filters', member: 'user_id', onDeletion: 'delete', exportedBy: ['id'] },
  { table: 'member_filters', member: 'blocked_id', onDeletion: 'content' },
  // Counts of other users' votes and shares. The leaderboard excludes deleted users.
  { table: 'standings', member: 'user_id', onDeletion: 'keep' },
  { table: 'referral_counts', member: 'user_id', onDeletion: 'keep' },
  // Their unused files are deleted.
  { table: 'uploads', member: 'owner_id', onDeletion: 'keep', exportedBy: ['id'] },
  { table: 'users', member: 'referred_by', onDeletion: 'keep' },
];
