/** The operator can fix the cause. The message is printed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** Files remain, and the message says which, also when the command was interrupted. */
export class OutcomeUnknown extends BackupError {}
