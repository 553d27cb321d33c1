import { badFields, type FieldProblem } from '../errors';
import { messages } from '../messages';

// eslint-disable-next-line no-control-regex -- NUL is what is looked for.
const unstorable = /\u0000|\p{Surrogate}/u;

/** Whether PostgreSQL can store the text: no NUL and no lone surrogate. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** @throws 400 naming the fields whose text cannot be stored. */
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
