const counterThreshold = 0.9;

/** Undefined far below the limit. Counts code points, as JSON Schema and PostgreSQL do. */
export function charactersLeft(text: string | undefined, maxLength: number | undefined): number | undefined {
  // UTF-16 length is an upper bound of the code points and cheap to check.
  if (text === undefined || maxLength === undefined || text.length < maxLength * counterThreshold)
    return undefined;
  const { length } = [...text];
  return length < maxLength * counterThreshold ? undefined : maxLength - length;
}

/** Undefined for an uncontrolled control, whose text cannot be counted. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
