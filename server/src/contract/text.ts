import { badFields, type FieldProblem } from '../errors';
import { messages } from '../messages';

// eslint-disable-next-line no-control-regex -- NUL is what is looked for.
const unstorable = /\u0000|\p{Surrogate}/u;

/** PostgreSQL stores no NUL, and half a surrogate pair is no character. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/**
 * Refuses values with text that cannot be stored.
 *
 * @throws 400 naming the fields.
 */
export function requireStorableText(value: unknown): void {
  const problems = unstorableFields(value);
  if (problems.length > 0) throw badFields(...problems);
}

function unstorableFields(value: unknown, path: readonly string[] = []): FieldProblem[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ field: path.join('.') || 'body', message: messages.badText }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => unstorableFields(inner, [...path, key]));
}
