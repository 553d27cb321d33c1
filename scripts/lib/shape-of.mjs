const leaves = ['number', 'integer', 'boolean', 'null'];

/**
 * @param {any} schema
 * @param {Record<string, any>} schemas Schemas that `$ref` may name.
 * @param {{ hasFormats?: boolean }} options `hasFormats` keeps the format of dates.
 * @throws When a shape cannot express the schema.
 */
export function shapeOf(schema, schemas, options = {}) {
  const { $ref, allOf, anyOf, oneOf = anyOf, type, items, properties = {}, required = [] } = schema;
  const shape = (part) => shapeOf(part, schemas, options);
  if ($ref !== undefined) return shape(schemas[$ref.split('/').at(-1)]);
  // Its `allOf` has only patterns.
  if (type === 'string') {
    const { format } = schema;
    if (options.hasFormats && format === 'date-time') return { type, format };
    return schema.enum ? { type, enum: schema.enum } : { type };
  }
  if (allOf !== undefined) return allOf.map(shape).reduce(joined);
  if (oneOf !== undefined) return { type: 'oneOf', options: oneOf.map(shape) };
  if (Array.isArray(type))
    return { type: 'oneOf', options: type.map((one) => shape({ ...schema, type: one })) };
  if (leaves.includes(type)) return { type };
  if (type === 'array') return { type, items: shape(items) };
  if (type !== 'object') throw new Error(`A shape cannot say: ${JSON.stringify(schema)}`);
  return {
    type,
    required,
    properties: Object.fromEntries(
      Object.entries(properties).map(([name, property]) => [name, shape(property)]),
    ),
  };
}

const joined = (one, other) => ({
  type: 'object',
  required: [...one.required, ...other.required],
  properties: { ...one.properties, ...other.properties },
});
