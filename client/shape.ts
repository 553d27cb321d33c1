/** The part of a contract schema that `parseLenient` uses, and the format of dates. */
export type ShapeNode =
  | { readonly type: 'string'; readonly enum?: readonly string[]; readonly format?: 'date-time' }
  | { readonly type: 'number' | 'integer' | 'boolean' | 'null' }
  | { readonly type: 'array'; readonly items: ShapeNode }
  | {
      readonly type: 'object';
      readonly required: readonly string[];
      readonly properties: Readonly<Record<string, ShapeNode>>;
    }
  | { readonly type: 'oneOf'; readonly options: readonly ShapeNode[] };

export interface Shape<T> {
  readonly node: ShapeNode;
  /** Never set. Ties the shape to its type. */
  readonly of?: T;
}

/** Returns the shape of a list of such values, for `parseLenient`. */
export const listOf = <T>({ node }: Shape<T>): Shape<T[]> => ({ node: { type: 'array', items: node } });

/** A deep `Partial`. */
export type Partially<T> = T extends readonly (infer Item)[]
  ? Partially<Item>[]
  : T extends object
    ? { [Key in keyof T]?: Partially<T[Key]> }
    : T;

/** Returns the shape with all properties optional, at any depth. */
export const partialOf = <T>({ node }: Shape<T>): Shape<Partially<T>> => ({ node: withoutRequired(node) });

function withoutRequired(node: ShapeNode): ShapeNode {
  switch (node.type) {
    case 'array':
      return { ...node, items: withoutRequired(node.items) };
    case 'oneOf':
      return { ...node, options: node.options.map(withoutRequired) };
    case 'object':
      return {
        ...node,
        required: [],
        properties: Object.fromEntries(
          Object.entries(node.properties).map(([name, property]) => [name, withoutRequired(property)]),
        ),
      };
    case 'string':
    case 'number':
    case 'integer':
    case 'boolean':
    case 'null':
      return node;
  }
}
