import { badFields, type FieldProblem } from '../errors';
import { messages } from '../messages';

// oxlint-disable-next-line no-control-regex -- NUL is intended.
const unstorable = /\u0000|\p{Surrogate}/u;

/** PostgreSQL can store neither NUL nor lone surrogates. */
export const isStorable = (text: string): boolean => !unstorable.test(text);

/** The contract has the same pattern, for titles and texts. */
const visibleCharacter = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has no visible character. */
export const isBlank = (text: string): boolean => !visibleCharacter.test(text);

/** @throws 400 with the names of fields whose text PostgreSQL cannot store. */
export function requireStorableText(value: unknown): void {
  const problems = findUnstorableFields(value);
  if (problems.length > 0) throw badFields(...problems);
}

export function findUnstorableFields(value: unknown, path: readonly string[] = []): FieldProblem[] {
  if (typeof value === 'string') {
    return isStorable(value) ? [] : [{ field: path.join('.') || 'body', message: messages.badText }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => findUnstorableFields(inner, [...path, key]));
}
