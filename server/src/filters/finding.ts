/** What moderators are told. */
export interface Finding {
  action: 'hold' | 'report';
  reason: 'spam' | 'impersonation';
  message: string;
}
