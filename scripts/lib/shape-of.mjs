const leaves = ['number', 'integer', 'boolean', 'null'];

/**
 * @param {any} schema
 * @param {Record<string, any>} schemas Schemas that `$ref` may name.
 * @throws When a shape cannot express the schema.
 */
export function shapeOf(schema, schemas) {
  const { $ref, allOf, anyOf, oneOf = anyOf, type, items, properties = {}, required = [] } = schema;
  if ($ref !== undefined) return shapeOf(schemas[$ref.split('/').at(-1)], schemas);
  // Its `allOf` has only patterns.
  if (type === 'string') return schema.enum ? { type, enum: schema.enum } : { type };
  if (allOf !== undefined) return allOf.map((part) => shapeOf(part, schemas)).reduce(joined);
  if (oneOf !== undefined) return { type: 'oneOf', options: oneOf.map((option) => shapeOf(option, schemas)) };
  if (Array.isArray(type)) {
    return { type: 'oneOf', options: type.map((one) => shapeOf({ ...schema, type: one }, schemas)) };
  }
  if (leaves.includes(type)) return { type };
  if (type === 'array') return { type, items: shapeOf(items, schemas) };
  if (type !== 'object') throw new Error(`A shape cannot say: ${JSON.stringify(schema)}`);
  return {
    type,
    required,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, shapeOf(property, schemas)]),
    ),
  };
}

const joined = (one, other) => ({
  type: 'object',
  required: [...one.required, ...other.required],
  properties: { ...one.properties, ...other.properties },
});
