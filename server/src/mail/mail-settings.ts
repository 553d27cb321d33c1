export interface MailSettings {
  /** URL of the SMTP server. `outbox` sends nothing. */
  url: string;
  /** Sender, e.g. `Forum <forum@example.org>`. */
  from: string;
  /** Address of the forum, without a slash at the end. Links start with it: the `Host` header can be forged. */
  publicUrl: string;
}

export const outboxUrl = 'outbox';
