import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

import { inject } from 'vitest';

import { readContract, type Operation, type Schema } from '../contract/contract';
import { noteAnswer } from './answer-log';

/** An answer as it went over the wire. */
export interface SeenAnswer {
  /** Upper case. */
  method: string;
  /** With or without a query. */
  url: string;
  status: number;
  contentType: string | undefined;
  body: string;
}

const contract = readContract();
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);

const errorSchema = closed(contract.schema('Error'));
const compiled = new Map<Schema, ValidateFunction>();

/** What any call may be answered besides its own list; openapi.yaml says so at its top. */
const anywhere = new Set([400, 408, 413, 415, 431, 500, 503]);

/**
 * Compares an answer with openapi.yaml, and notes that a test saw it.
 *
 * @param answer The body is read only where the contract describes the address.
 * @throws When it is not as the contract says.
 */
export async function checkAnswer(
  answer: Omit<SeenAnswer, 'body'> & { body: () => string | Promise<string> },
): Promise<void> {
  const operation = describedBy(answer);
  if (!operation) return;
  const violation = contractViolation({ ...answer, body: await answer.body() });
  if (violation !== undefined) throw new Error(violation);
  noteAnswer(inject('answersFolder'), operation.id, answer.status);
}

/**
 * Compares an answer with openapi.yaml: is the status documented, is the body of the documented type and
 * form, is nothing in it that is not documented?
 *
 * @returns What is wrong; undefined when nothing is, or when the contract does not describe the address.
 */
export function contractViolation({
  method,
  url,
  status,
  contentType,
  body,
}: SeenAnswer): string | undefined {
  const operation = describedBy({ method, url });
  if (!operation) return undefined;
  const at = `${operation.id} answered ${status}`;

  const documented = operation.responses[String(status)];
  const schemas = documented ?? (anywhere.has(status) ? { 'application/json': errorSchema } : undefined);
  if (!schemas) return `${at}, which openapi.yaml does not list.`;
  if (Object.keys(schemas).length === 0) return body === '' ? undefined : `${at} with a body, but has none.`;

  const type = contentType?.split(';', 1)[0] ?? '';
  const schema = schemas[type];
  if (!schema) return `${at} as "${type}", which openapi.yaml does not list.`;
  const validate = validatorOf(schema);
  if (validate(type === 'application/json' ? JSON.parse(body) : body)) return undefined;
  return `${at} against its schema: ${ajv.errorsText(validate.errors, { dataVar: 'answer' })} in ${body.slice(0, 500)}`;
}

function validatorOf(schema: Schema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const validate = ajv.compile(closed(schema));
  compiled.set(schema, validate);
  return validate;
}

/** HEAD is GET without the body that there is to say something about. */
function describedBy({ method, url }: Pick<SeenAnswer, 'method' | 'url'>): Operation | undefined {
  const path = url.split('?', 1)[0] ?? '';
  const fits = ({ path: template }: Operation) =>
    new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path);
  const candidates = contract.operations.filter(
    (operation) => operation.method === method && fits(operation),
  );
  // A written-out path goes before one with a parameter.
  return candidates.find(({ path: template }) => !template.includes('{')) ?? candidates[0];
}

/** The schema with every object closed: what is not listed is wrong. */
function closed(schema: Schema, isPart = false): Schema {
  const inner = Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, closedKeyword(key, value)]),
  );
  const isObject = 'properties' in schema || 'allOf' in schema;
  return isObject && !isPart && !('additionalProperties' in schema)
    ? { ...inner, unevaluatedProperties: false }
    : inner;
}

function closedKeyword(key: string, value: unknown): unknown {
  // `value` is a schema or holds schemas, by the keyword.
  if (key === 'properties') {
    return Object.fromEntries(
      Object.entries(value as Record<string, Schema>).map(([name, s]) => [name, closed(s)]),
    );
  }
  if (key === 'items') return closed(value as Schema);
  if (key === 'allOf') return (value as Schema[]).map((part) => closed(part, true));
  if (key === 'oneOf' || key === 'anyOf') return (value as Schema[]).map((part) => closed(part));
  return value;
}
