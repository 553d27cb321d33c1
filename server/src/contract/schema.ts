/** JSON Schema with resolved references. */
export type Schema = Record<string, unknown>;
