import type { ErrorObject } from 'ajv';

import { countText } from '../count-text';
import type { FieldProblem } from '../errors';
import { patternMessages } from './pattern-messages';

const messageByPattern: Readonly<Record<string, string>> = patternMessages;

const formatMessages: Record<string, string> = {
  email: 'must be an email address.',
};

const typeMessages: Record<string, string> = {
  string: 'must be text.',
  integer: 'must be a whole number.',
  number: 'must be a number.',
  boolean: 'must be true or false.',
  array: 'must be a list.',
  object: 'must be an object.',
};

/** Bounds the response: a hostile body can have 100,000 invalid fields with huge names. */
const maxProblems = 20;
const maxNameLength = 100;

export function fieldProblems(errors: readonly ErrorObject[]): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const error of errors) {
    // `oneOf` has its own error beside those of its branches.
    if (/\/oneOf\/\d+\//.test(error.schemaPath)) continue;
    const problem = { field: fieldOf(error), message: messageOf(error) };
    if (!problems.has(problem.field)) problems.set(problem.field, problem);
    if (problems.size === maxProblems) break;
  }
  return [...problems.values()];
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1);
  if (keyword === 'required') path.push(String(params['missingProperty']));
  if (keyword === 'additionalProperties') path.push(String(params['additionalProperty']));
  const name = path.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~')).join('.');
  if (name === '') return 'body';
  return name.length > maxNameLength ? `${name.slice(0, maxNameLength)}…` : name;
}

function messageOf({ keyword, params }: ErrorObject): string {
  const limit = Number(params['limit']);
  switch (keyword) {
    case 'required':
      return 'is required.';
    case 'additionalProperties':
      return 'is not a known field.';
    case 'type':
      return typeMessages[String(params['type'])] ?? 'has the wrong type.';
    case 'format':
      return formatMessages[String(params['format'])] ?? `must be a valid ${String(params['format'])}.`;
    case 'pattern':
      return messageByPattern[String(params['pattern'])] ?? 'has a form that is not allowed.';
    case 'enum':
      return `must be one of: ${(params['allowedValues'] as unknown[]).join(', ')}.`;
    case 'minLength':
      return limit === 1 ? 'must not be empty.' : `must have at least ${limit} characters.`;
    case 'maxLength':
      return limit === 0 ? 'must be empty.' : `must have at most ${countText(limit, 'character')}.`;
    case 'minItems':
      return `must have at least ${countText(limit, 'item')}.`;
    case 'maxItems':
      return `must have at most ${countText(limit, 'item')}.`;
    case 'minimum':
      return `must be at least ${limit}.`;
    case 'maximum':
      return `must be at most ${limit}.`;
    default:
      return 'has a form that is not allowed.';
  }
}
