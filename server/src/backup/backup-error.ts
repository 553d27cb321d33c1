/** The operator can fix the cause. The message is printed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
