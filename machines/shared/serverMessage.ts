/** Reads any `serverMessage` property, as `ApiError` has one, so that machines do not depend on the client. */
export function serverMessageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('serverMessage' in error)) return undefined;
  const { serverMessage } = error;
  return typeof serverMessage === 'string' && serverMessage !== '' ? serverMessage : undefined;
}
