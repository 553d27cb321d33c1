import fastJsonStringify from 'fast-json-stringify';

import type { Schema } from './schema';

type Serialise = (value: unknown) => string;

const serialisers = new WeakMap<object, Serialise>();

/** Drops undeclared fields. Compiles on the first use: compiling all schemas would delay the start. */
export function compileSerialiser({ schema }: { schema: unknown }): Serialise {
  const key = schema as Schema;
  return (value) => {
    let serialise = serialisers.get(key);
    if (!serialise) {
      serialise = fastJsonStringify(key);
      serialisers.set(key, serialise);
    }
    return serialise(value);
  };
}
