/** What `createAccount` needs. */
export interface Admission {
  /** Used up by the new account. */
  invitationId?: string;
  needsApproval: boolean;
}
