/** Input of `createAccount`. */
export interface Admission {
  /** Used up by the new account. */
  invitationId?: string;
  /** Unless the account is the first. */
  needsApproval: boolean;
  /** Without an invitation on a server that needs one. */
  mustBeFirst?: boolean;
}
