/**
 * The server's message for a person in what an actor threw, or undefined. Any error with a `serverMessage`
 * will do (the typed client's `ApiError` has one), so that machines need no client.
 */
export function serverMessageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return undefined;
  const { serverMessage } = error;
  return typeof serverMessage === 'string' && serverMessage !== '' ? serverMessage : undefined;
}
