import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { badFields } from '../errors';
import type { Schema } from './contract';
import { fieldProblems } from './validation-messages';

const options = {
  allErrors: true,
  // An unknown field is an error of the caller, not something to drop in silence.
  removeAdditional: false,
  useDefaults: true,
  // OpenAPI's own words (`example`, `x-extension`, `contentMediaType`) are no part of JSON Schema.
  strict: false,
} as const;

/** Stops at the first error. */
const quick = new Ajv2020({ ...options, allErrors: false, coerceTypes: false });
/** Names every error: only for bodies that are small enough. */
const thorough = new Ajv2020({ ...options, coerceTypes: false });
/** Addresses carry text only, so that `limit=20` must become a number. */
const coercing = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [quick, thorough, coercing]) addFormats(ajv);

/** No honest body has more values; a hostile one of 256 kB can have 80,000 that are all wrong. */
const mostValues = 2_000;

/** Compiles the schemas of a route: bodies are taken as they are, parameters are converted from text. */
export function compileSchema({
  schema,
  httpPart,
}: {
  schema: unknown;
  httpPart?: string;
}): ValidateFunction {
  return httpPart === 'body' ? compileBody(schema as Schema) : coercing.compile(schema as Schema);
}

/**
 * A function that returns its argument when the schema lets it through.
 *
 * @throws (the function returned) 400 naming the fields.
 */
export function checkerOf<T>(schema: Schema): (value: unknown) => T {
  const isValid = compileBody(schema);
  return (value) => {
    // What is valid by the schema is what the contract's type says.
    if (isValid(value)) return value as T;
    throw badFields(...fieldProblems(isValid.errors ?? []));
  };
}

/** Tells a body of usual size everything that is wrong with it, and a huge one only the first thing. */
function compileBody(schema: Schema): ValidateFunction {
  const isValid = quick.compile(schema);
  const problemsOf = thorough.compile(schema);
  const check = (value: unknown): boolean => {
    check.errors = null;
    if (isValid(value)) return true;
    const decisive = hasMoreValues(value, mostValues) || problemsOf(value) ? isValid : problemsOf;
    check.errors = decisive.errors ?? null;
    return false;
  };
  check.errors = null as ValidateFunction['errors'];
  // Fastify calls it and reads its errors, nothing more.
  return check as unknown as ValidateFunction;
}

/** Are there more values within the value, at any depth, than that? Looks at no more than needed to know. */
export function hasMoreValues(value: unknown, most: number): boolean {
  const waiting: unknown[] = [value];
  let count = 0;
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      count += 1;
      if (count > most) return true;
      waiting.push((next as Record<string, unknown>)[key]);
    }
  }
  return false;
}
