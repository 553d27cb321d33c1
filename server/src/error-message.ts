/** Returns the message of a caught value, which need not be an `Error`. */
export function errorMessage(error: unknown): string {
  // A host with several addresses: one message for each.
  if (error instanceof AggregateError && error.message === '' && error.errors.length > 0)
    return error.errors.map(errorMessage).join(', ');
  return error instanceof Error ? error.message : String(error);
}
