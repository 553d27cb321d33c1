import type { kinds } from '@alphazone/client/kinds';
import type { Coin, components, PostMedia } from '@alphazone/client';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

import type { Finding } from '../filters/finding';
import type { Admission } from '../sign-up/admission';

/** A UTC day such as `2026-11-21`. Select it as `…::text`: the driver would parse it as a local `Date`. */
export type DayColumn = ColumnType<never, string, string>;

export type OptionalDayColumn = ColumnType<never, string | undefined, string | null>;

export type ScoreColumn = GeneratedAlways<number>;

/** Null only once the account is deleted. */
export type CredentialColumn = ColumnType<string | null, string, string | null>;

export type SocialLinksColumn = JSONColumnType<
  components['schemas']['SocialLinks'],
  string | undefined,
  string
>;

export type PostMediaColumn = JSONColumnType<PostMedia[], string, string>;

export type CoinsColumn = JSONColumnType<Coin[] | null, string | null, string>;

export interface StoredVariant {
  name: string;
  width: number;
  height: number;
  bytes: number;
}

export type VariantsColumn = JSONColumnType<StoredVariant[], string | undefined, string>;

/** The contract calls rewards and decisions `other`. */
export type NotificationKind =
  | Exclude<(typeof kinds.notificationType)[number], 'other'>
  | 'level_up'
  | 'achievement'
  | 'decision';

export type DecisionKind = (typeof kinds.decisionKind)[number];
export type ContentTarget = (typeof kinds.contentTarget)[number];
export type ReportTarget = (typeof kinds.reportTarget)[number];
export type ReportReason = (typeof kinds.reportReason)[number];
export type DecisionState = (typeof kinds.decisionState)[number];
export type CaseState = (typeof kinds.caseState)[number];
export type Hidden = (typeof kinds.hiddenState)[number];
/** Null for visible content. */
export type HiddenColumn = ColumnType<Hidden | null, Hidden | null | undefined, Hidden | null>;
export type SanctionKind = (typeof kinds.sanctionKind)[number];
export type Role = (typeof kinds.role)[number];

/** Log-in methods whose changes are mailed to the member. */
export type LogInChange =
  | 'address change requested'
  | 'address changed'
  | 'password changed'
  | 'identity linked'
  | 'identity unlinked'
  | 'passkey added'
  | 'passkey removed'
  | 'codes added'
  | 'codes removed'
  | 'recovery codes renewed';

export type MailKind =
  | LogInChange
  | 'sign up'
  | 'verify address'
  | 'change address'
  | 'reset password'
  | 'sign-up waiting'
  | 'sign-up approved'
  | 'sign-up refused'
  | 'decision'
  | 'notice';

export type LinkPurpose = Extract<
  MailKind,
  'sign up' | 'verify address' | 'change address' | 'reset password'
>;

export type SignInPurpose = (typeof kinds.signInPurpose)[number];

/** Identifies a person at a provider. */
export interface ProviderIdentity {
  issuer: string;
  subject: string;
}

/** The account that a link creates. */
export interface PendingSignUp {
  name: string;
  username: string | null;
  /** Null for an account that logs in with an identity. */
  passwordHash: string | null;
  identity?: ProviderIdentity;
  referredBy: string | null;
  /** The filters' finding. */
  finding?: Finding;
  /** Undefined in rows of older releases. */
  admission?: Admission;
}

/** Data of the mail about a refused sign-up. */
export interface SignUpRefusal {
  reason: ReportReason;
  note: string;
}

/** Data of the mail about a passkey or an identity. */
export interface LogInChangeDetail {
  /** Name of the passkey or the provider. */
  subject: string;
}

export type MailData = Partial<PendingSignUp & SignUpRefusal & LogInChangeDetail>;

export type MailDataColumn = JSONColumnType<MailData, string | undefined, string>;

export type PendingSignUpColumn = JSONColumnType<PendingSignUp | null, string | null, string | null>;

export interface StoredMailContent {
  subject: string;
  text: string;
  html: string;
}

export type MailContentColumn = JSONColumnType<StoredMailContent | null, string | null, string | null>;

/** Data to restore a decision. */
export interface BeforeDecision {
  hidden?: Hidden | null;
  zone?: string;
  tags?: string[];
  /** The decided zone or tags: only these are restored. */
  to?: string | string[];
}

export type BeforeDecisionColumn = JSONColumnType<BeforeDecision | null, string | null, string | null>;

/** Ids and terms, never names or texts. */
export type AuditDetails = Readonly<Record<string, string | number | boolean | null>>;

export type AuditDetailsColumn = JSONColumnType<AuditDetails, string, never>;
