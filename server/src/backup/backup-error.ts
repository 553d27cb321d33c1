/** A backup, restore or move cannot be done, for a reason its operator can mend. Printed as it is. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
