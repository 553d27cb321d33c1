/** The server cannot start or go on, for a reason its operator can mend. Printed as it is, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
