import type { kinds } from '@alphazone/client/kinds';

/** `off`: without MAIL_URL. `outbox`: only stored for the administrator's page, for development. */
export type MailMode = (typeof kinds.mailMode)[number];

export type EmailVerification = (typeof kinds.emailVerification)[number];

export interface MailServices {
  mode: MailMode;
  /** Whether unverified members are asked to verify their address, or cannot write before. `off` without mail. */
  verification: EmailVerification;
  /** Delivers new mails at once. Call it after the commit. */
  wake: () => void;
}

export const noMail: MailServices = { mode: 'off', verification: 'off', wake: () => undefined };
