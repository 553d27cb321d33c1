import type { Insertable, Selectable, Updateable } from 'kysely';

import type { Comments, DB, Notifications, Posts, Sessions, Users } from './schema.gen';

export type {
  CaseState,
  DecisionKind,
  DecisionState,
  Hidden,
  LinkPurpose,
  LogInChange,
  LogInChangeDetail,
  MailData,
  MailKind,
  NotificationKind,
  PendingSignUp,
  ProviderIdentity,
  ReportReason,
  ReportTarget,
  SignInPurpose,
  SignUpRefusal,
  StoredMailContent,
  StoredVariant,
} from './column-types';

export type Tables = DB;

export type UserRow = Selectable<Users>;
export type NewUser = Insertable<Users>;
export type UserChanges = Updateable<Users>;
export type SessionRow = Selectable<Sessions>;
export type PostRow = Selectable<Posts>;
export type CommentRow = Selectable<Comments>;
export type NotificationRow = Selectable<Notifications>;
