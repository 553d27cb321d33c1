import { Ajv2020, type FuncKeywordDefinition, type ValidateFunction } from 'ajv/dist/2020.js';
import type { DataValidationCxt } from 'ajv/dist/types';
import addFormats from 'ajv-formats';

import { lowerCaseId } from '../database/ids';
import { badFields } from '../errors';
import type { Schema } from './schema';
import { fieldProblems } from './validation-messages';

const options = {
  allErrors: true,
  // Refuses unknown fields instead of removing them.
  removeAdditional: false,
  useDefaults: true,
  // OpenAPI's keywords (`example`, `x-…`) are unknown to JSON Schema.
  strict: false,
  // The contract is linted. Compiling the schema of schemas would delay the start, and the first request of each kind.
  validateSchema: false,
} as const;

const quick = new Ajv2020({ ...options, allErrors: false, coerceTypes: false });
/** For small bodies only. */
const thorough = new Ajv2020({ ...options, coerceTypes: false });
const coercing = new Ajv2020({ ...options, coerceTypes: true });
/** Without the prefix `urn:uuid:`, which PostgreSQL refuses. */
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
// Safe cast: this format is a definition, not a pattern.
const rfc3339 = addFormats.get('date-time') as { validate: (text: string) => boolean };
/** RFC 3339, without leap seconds and offsets without minutes, which `Date` cannot parse. */
const isDateTime = (text: string) => rfc3339.validate(text) && !Number.isNaN(Date.parse(text));
/** Changes ids to lower case, so that code can compare them. */
const id: FuncKeywordDefinition = {
  keyword: 'x-id',
  modifying: true,
  errors: false,
  validate(_is: unknown, value: unknown, _schema?: unknown, at?: DataValidationCxt) {
    if (typeof value === 'string' && at) at.parentData[at.parentDataProperty] = lowerCaseId(value);
    return true;
  },
};
for (const ajv of [quick, thorough, coercing])
  addFormats(ajv).addFormat('uuid', uuid).addFormat('date-time', isDateTime).addKeyword(id);

/** More than any real body has. A hostile body of 256 kB can have 80,000 invalid values. */
const maxValues = 2_000;

type Errors = ValidateFunction['errors'];

/** Validates with a route's schema. Converts parameters from text, but not bodies. */
export function compileSchema({
  schema,
  httpPart,
}: {
  schema: unknown;
  httpPart?: string;
}): ValidateFunction {
  if (httpPart === 'body') return compileBody(schema as Schema);
  const getValidator = compileLazily(coercing, schema as Schema);
  return validatorOf((value) => errorsOf(getValidator(), value));
}

export function checkerOf<T>(schema: Schema): (value: unknown) => T {
  const isValid = compileBody(schema);
  return (value) => {
    // The type is generated from the schema.
    if (isValid(value)) return value as T;
    throw badFields(...fieldProblems(isValid.errors ?? []));
  };
}

/** Reports all errors of a body of usual size, and only the first error of a huge one. */
function compileBody(schema: Schema): ValidateFunction {
  const getQuick = compileLazily(quick, schema);
  const getThorough = compileLazily(thorough, schema);
  return validatorOf((value) => {
    const first = errorsOf(getQuick(), value);
    if (!first || hasMoreValues(value, maxValues)) return first;
    return errorsOf(getThorough(), value) ?? first;
  });
}

/** On the first use: compiling all schemas would delay the start. */
function compileLazily(ajv: Ajv2020, schema: Schema): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= ajv.compile(schema));
}

const errorsOf = (isValid: ValidateFunction, value: unknown): Errors =>
  isValid(value) ? null : (isValid.errors ?? []);

/** Fastify uses only the call and `errors`. */
function validatorOf(validate: (value: unknown) => Errors): ValidateFunction {
  const check = (value: unknown): boolean => {
    check.errors = validate(value);
    return !check.errors;
  };
  check.errors = null as Errors;
  return check as unknown as ValidateFunction;
}

export function hasMoreValues(value: unknown, limit: number): boolean {
  const pending: unknown[] = [value];
  let count = 0;
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next !== 'object' || next === null) continue;
    for (const key in next) {
      count += 1;
      if (count > limit) return true;
      pending.push((next as Record<string, unknown>)[key]);
    }
  }
  return false;
}
