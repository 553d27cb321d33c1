import type { Shape } from '@alphazone/client';

type Node = Shape<unknown>['node'];

/**
 * Parses a plain server's value. Converts what has one meaning: numbers and texts into each other, timestamps to dates, and an
 * object to its `_id`. Drops invalid optional properties. An item with an `_id` gets empty values for those it lacks;
 * undefined without an `_id`. Keeps unknown properties.
 */
export function readPlain<T>({ node }: Shape<T>, value: unknown): T | undefined {
  // The node and `T` are generated from the same schema.
  return read(node, value) as T | undefined;
}

function read(node: Node, value: unknown): unknown {
  switch (node.type) {
    case 'string': {
      if (node.format) return dateOf(value);
      const text = textOf(value);
      return text === undefined || (node.enum?.includes(text) ?? true) ? text : undefined;
    }
    case 'number':
      return numberOf(value);
    case 'integer': {
      const number = numberOf(value);
      // Counts, all of them.
      return number === undefined ? undefined : Math.max(0, Math.trunc(number));
    }
    case 'boolean':
      return isGiven(value) ? [true, 1, '1', 'true'].includes(value as never) : undefined;
    case 'null':
      return undefined;
    case 'array':
      return Array.isArray(value)
        ? value.map((item: unknown) => read(node.items, item)).filter((item) => item !== undefined)
        : undefined;
    case 'oneOf': {
      // Objects first for an object, which may also be read as its `_id`.
      const isObject = typeof value === 'object';
      const rank = ({ type }: Node) => Number((type === 'object') !== isObject);
      const options = [...node.options].sort((a, b) => rank(a) - rank(b));
      return options.map((option) => read(option, value)).find((found) => found !== undefined);
    }
    case 'object':
      return readObject(node, value);
  }
}

function readObject({ required, properties }: Extract<Node, { type: 'object' }>, value: unknown) {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const found: Record<string, unknown> = { ...value };
  const isItem = required.includes('_id');
  for (const [name, node] of Object.entries(properties)) {
    const isFilled = isItem && name !== '_id' && required.includes(name);
    const property = read(node, found[name]) ?? (isFilled ? emptyOf(node) : undefined);
    if (property !== undefined) found[name] = property;
    else if (name in found) delete found[name];
  }
  if (isItem && !found['_id']) return undefined;
  return required.every((name) => name in found) ? found : undefined;
}

/** Undefined where no value is empty. */
function emptyOf(node: Node): unknown {
  switch (node.type) {
    case 'string':
      return node.enum ? node.enum.find((kind) => kind === 'other') : '';
    case 'number':
    case 'integer':
      return 0;
    case 'boolean':
      return false;
    case 'array':
      return [];
    case 'oneOf':
      return node.options.map(emptyOf).find((empty) => empty !== undefined);
    case 'object':
    case 'null':
      return undefined;
  }
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

/** Servers also send a whole user or post in place of its id. */
export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return String(value);
  return typeof value === 'object' && value !== null && '_id' in value && typeof value._id !== 'object'
    ? textOf(value._id)
    : undefined;
}

function numberOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
}

/** Smaller timestamps count seconds: in milliseconds they are from before 1974. */
const minMilliseconds = 1e11;

function dateOf(value: unknown): string | undefined {
  if (typeof value === 'string' && !/^\d{9,}$/.test(value))
    return Number.isNaN(Date.parse(value)) ? undefined : value;
  const time = numberOf(value) ?? NaN;
  const date = new Date(time < minMilliseconds ? time * 1000 : time);
  return time > 0 && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined;
}
