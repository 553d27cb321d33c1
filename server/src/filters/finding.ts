/** Why a filter holds or reports a text, for moderators. */
export interface Finding {
  action: 'hold' | 'report';
  reason: 'spam' | 'impersonation';
  message: string;
}
