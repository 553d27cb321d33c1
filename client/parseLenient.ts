import { ApiError } from './ApiError';
import type { Shape, ShapeNode } from './shape';

/**
 * Parses a response that may violate the contract. Undefined for another type or without a required property. Checks
 * types, not limits. Drops unknown properties, optional ones of the wrong type, and invalid list items.
 */
export function parseLenient<T>({ node }: Shape<T>, value: unknown): T | undefined {
  // The node and `T` are generated from the same schema.
  return read(node, value) as T | undefined;
}

/** Parses a call's body with `parseLenient`. Also undefined when the body is not JSON. */
export async function lenientDataOf<T>(
  shape: Shape<T>,
  call: Promise<{ data?: unknown }>,
): Promise<T | undefined> {
  return parseLenient(shape, await bodyOf(call));
}

/** Waits for a call to succeed. Ignores its body. */
export async function succeeded(call: Promise<{ data?: unknown }>): Promise<void> {
  await bodyOf(call);
}

async function bodyOf(call: Promise<{ data?: unknown }>): Promise<unknown> {
  try {
    const { data } = await call;
    return data;
  } catch (error) {
    // Only the body of a successful response throws these. Errors reject with an `ApiError`.
    if (error instanceof SyntaxError) return undefined;
    // It was cut off.
    if (error instanceof TypeError) throw new ApiError(0, undefined, 'unreachable', [], { cause: error });
    throw error;
  }
}

function read(node: ShapeNode, value: unknown): unknown {
  switch (node.type) {
    case 'string':
      return typeof value === 'string' && (node.enum?.includes(value) ?? true) ? value : undefined;
    case 'number':
      return Number.isFinite(value) ? value : undefined;
    case 'integer':
      return Number.isInteger(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'null':
      return value === null ? value : undefined;
    case 'array':
      return Array.isArray(value)
        ? value.map((item: unknown) => read(node.items, item)).filter((item) => item !== undefined)
        : undefined;
    case 'oneOf':
      return node.options.map((option) => read(option, value)).find((found) => found !== undefined);
    case 'object':
      return readObject(node, value);
  }
}

function readObject(
  { required, properties }: Extract<ShapeNode, { type: 'object' }>,
  value: unknown,
): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = new Map(Object.entries(value));
  const known = Object.entries(properties)
    .map(([name, node]) => [name, read(node, given.get(name))] as const)
    .filter(([, property]) => property !== undefined);
  const found = Object.fromEntries(known);
  return required.every((name) => name in found) ? found : undefined;
}
