/** A problem that the operator can solve. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
