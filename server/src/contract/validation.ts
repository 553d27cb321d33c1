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

const exact = new Ajv2020({ ...options, coerceTypes: false });
/** Addresses carry text only, so that `limit=20` must become a number. */
const coercing = new Ajv2020({ ...options, coerceTypes: true });
for (const ajv of [exact, coercing]) addFormats(ajv);

/** Compiles the schemas of a route: bodies are taken as they are, parameters are converted from text. */
export function compileSchema({
  schema,
  httpPart,
}: {
  schema: unknown;
  httpPart?: string;
}): ValidateFunction {
  return (httpPart === 'body' ? exact : coercing).compile(schema as Schema);
}

/**
 * A function that returns its argument when the schema lets it through.
 *
 * @throws (the function returned) 400 naming the fields.
 */
export function checkerOf<T>(schema: Schema): (value: unknown) => T {
  const isValid = exact.compile<T>(schema);
  return (value) => {
    if (isValid(value)) return value;
    throw badFields(...fieldProblems(isValid.errors ?? []));
  };
}
