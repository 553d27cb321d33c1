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
  const choices = new Set(errors.filter(isChoice).map(({ instancePath }) => instancePath));
  for (const error of errors) {
    if (isOfOtherBranch(error, choices)) continue;
    const field = fieldOf(error);
    // The errors of the branch for the value's type come first, and say more.
    if (isChoice(error) && [...problems.keys()].some((name) => `${name}.`.startsWith(`${field}.`))) continue;
    const message = isChoice(error) ? choiceMessage(error, errors) : messageOf(error);
    if (!problems.has(field)) problems.set(field, { field, message });
    if (problems.size === maxProblems) break;
  }
  return [...problems.values()];
}

const isChoice = ({ keyword }: ErrorObject) => keyword === 'oneOf';

/** A `oneOf` has errors of all its branches: for another type, or one for each allowed value. */
const isOfOtherBranch = ({ keyword, instancePath, schemaPath }: ErrorObject, choices: ReadonlySet<string>) =>
  /\/oneOf\/\d+\//.test(schemaPath) &&
  (keyword === 'const' || (keyword === 'type' && choices.has(instancePath)));

function choiceMessage({ instancePath }: ErrorObject, errors: readonly ErrorObject[]): string {
  const values = errors
    .filter((error) => error.keyword === 'const' && error.instancePath === instancePath)
    .map(({ params }) => String(params['allowedValue']));
  return values.length > 0 ? oneOfMessage(values) : otherMessage;
}

const otherMessage = 'has a form that is not allowed.';
const oneOfMessage = (values: readonly unknown[]) => `must be one of: ${values.join(', ')}.`;

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
      return messageByPattern[String(params['pattern'])] ?? otherMessage;
    case 'enum':
      return oneOfMessage(params['allowedValues'] as unknown[]);
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
      return otherMessage;
  }
}
