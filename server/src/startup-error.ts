/** The operator can solve it. Printed without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
