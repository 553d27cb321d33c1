/** A backup, restore or move failed for a reason that the operator can fix. The message is printed. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
