import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { inject } from 'vitest';

import { readContract, type Operation } from '../contract/contract';
import type { Schema } from '../contract/schema';
import { recordResponse } from './response-log';

export interface SeenResponse {
  method: string;
  url: string;
  status: number;
  contentType: string | undefined;
  body: string;
}

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);

const errorSchema = closeSchema(contract.schema('Error'));
const compiled = new Map<Schema, ValidateFunction>();

/** Statuses that every operation may return, as documented at the top of openapi.yaml. */
const anywhere = new Set([400, 408, 413, 415, 431, 500, 503]);

/** Codes of a 403 that every operation may return. */
const restrictions = /"code":"(?:banned|silenced|approval_needed|network_banned)"/;

const isAnywhere = (status: number, url: string, body: string): boolean =>
  anywhere.has(status) ||
  (status === 404 && url.includes('%00')) ||
  (status === 403 && restrictions.test(body));

/** Checks and records a response. Reads the body only for paths of the contract. @throws When it violates the contract. */
export async function checkResponse(
  response: Omit<SeenResponse, 'body'> & { body: () => string | Promise<string> },
): Promise<void> {
  const operation = findOperation(response);
  if (!operation) return;
  const violation = contractViolation({ ...response, body: await response.body() });
  if (violation !== undefined) throw new Error(violation);
  recordResponse(inject('responsesFolder'), operation.id, response.status);
}

/** Undocumented fields are violations. Undefined for paths outside the contract. */
export function contractViolation({
  method,
  url,
  status,
  contentType,
  body,
}: SeenResponse): string | undefined {
  const operation = findOperation({ method, url });
  if (!operation) return undefined;
  const at = `${operation.id} returned ${status}`;

  const documented = operation.responses[String(status)];
  const schemas =
    documented ?? (isAnywhere(status, url, body) ? { 'application/json': errorSchema } : undefined);
  if (!schemas) return `${at}, which openapi.yaml does not list.`;
  if (Object.keys(schemas).length === 0) return body === '' ? undefined : `${at} with a body, but has none.`;

  const type = contentType?.split(';', 1)[0] ?? '';
  const schema = schemas[type] ?? schemas[type.replace(/\/.*/, '/*')];
  if (!schema) return `${at} as "${type}", which openapi.yaml does not list.`;
  const validate = validatorOf(schema);
  if (validate(type === 'application/json' ? JSON.parse(body) : body)) return undefined;
  return `${at} against its schema: ${ajv.errorsText(validate.errors, { dataVar: 'response' })} in ${body.slice(0, 500)}`;
}

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const validate = ajv.compile(closeSchema(schema));
  compiled.set(schema, validate);
  return validate;
}

/** Undefined for HEAD, whose responses have no body. */
function findOperation({ method, url }: Pick<SeenResponse, 'method' | 'url'>): Operation | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const fits = ({ path: template }: Operation) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
  const candidates = contract.operations.filter(
    (operation) => operation.method === method && fits(operation),
  );
  // Literal paths take precedence over paths with parameters.
  return candidates.find(({ path: template }) => !template.includes('{')) ?? candidates[0];
}

function closeSchema(schema: Schema, isPart = false): Schema {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closeKeyword(key, value)]),
  );
  const isObject = 'properties' in schema || 'allOf' in schema;
  return isObject && !isPart && !('additionalProperties' in schema)
    ? { ...inner, unevaluatedProperties: false }
    : inner;
}

function closeKeyword(key: string, value: unknown): unknown {
  // `value` is a schema or contains schemas, depending on the keyword.
  if (key === 'properties') {
    return Object.fromEntries(
      Object.entries(value as Record<string, Schema>).map(([name, s]) => [name, closeSchema(s)]),
    );
  }
  if (key === 'items') return closeSchema(value as Schema);
  if (key === 'allOf') return (value as Schema[]).map((part) => closeSchema(part, true));
  if (key === 'oneOf' || key === 'anyOf') return (value as Schema[]).map((part) => closeSchema(part));
  return value;
}
