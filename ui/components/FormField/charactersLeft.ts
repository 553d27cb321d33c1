/** From this part of the limit on, the count is shown. */
const NEAR = 0.9;

/**
 * How many characters still fit; negative when there are too many, and undefined far below the limit. Counts code
 * points, as JSON Schema and PostgreSQL do.
 */
export function charactersLeft(text: string | undefined, maxLength: number | undefined): number | undefined {
  // A text has no more code points than UTF-16 units: most texts need no counting.
  if (text === undefined || maxLength === undefined || text.length < maxLength * NEAR) return undefined;
  const { length } = [...text];
  return length < maxLength * NEAR ? undefined : maxLength - length;
}

/** A control's value as text to count; undefined when the control is uncontrolled. */
export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
