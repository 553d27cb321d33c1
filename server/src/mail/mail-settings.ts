export interface MailSender {
  /** Empty for none. May have characters that are special in headers: `Club: news`. */
  name: string;
  address: string;
}

export interface MailSettings {
  /** URL of the SMTP server. `outbox` sends nothing. */
  url: string;
  from: MailSender;
  /** Address of the forum, without a slash at the end. Links start with it: the `Host` header can be forged. */
  publicUrl: string;
}

export const outboxUrl = 'outbox';
