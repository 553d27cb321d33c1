import { describe, expect, it } from 'vitest';

import { shapeOf } from './shape-of.mjs';

const schemas = { Vote: { type: 'string', enum: ['up', 'down'] }, Id: { type: 'string', maxLength: 64 } };

describe('shapeOf', () => {
  it.each([
    [{ type: 'integer', minimum: 0 }, { type: 'integer' }],
    [{ type: 'string', allOf: [{ pattern: '^a' }] }, { type: 'string' }],
    [{ $ref: '#/components/schemas/Id' }, { type: 'string' }],
    [{ $ref: '#/components/schemas/Vote' }, { type: 'string', enum: ['up', 'down'] }],
    [{ type: ['string', 'null'] }, { type: 'oneOf', options: [{ type: 'string' }, { type: 'null' }] }],
    [
      { oneOf: [{ $ref: '#/components/schemas/Vote' }, { type: 'null' }] },
      { type: 'oneOf', options: [{ type: 'string', enum: ['up', 'down'] }, { type: 'null' }] },
    ],
    [
      { anyOf: [{ $ref: '#/components/schemas/Vote' }, { type: 'string' }] },
      { type: 'oneOf', options: [{ type: 'string', enum: ['up', 'down'] }, { type: 'string' }] },
    ],
    [
      { type: 'array', items: { type: 'boolean' } },
      { type: 'array', items: { type: 'boolean' } },
    ],
    [
      { type: 'object', required: ['a'], properties: { a: { type: 'number' }, b: { type: 'boolean' } } },
      { type: 'object', required: ['a'], properties: { a: { type: 'number' }, b: { type: 'boolean' } } },
    ],
    [
      {
        allOf: [
          { type: 'object', required: ['a'], properties: { a: { type: 'number' } } },
          { type: 'object', properties: { b: { type: 'boolean' } } },
        ],
      },
      { type: 'object', required: ['a'], properties: { a: { type: 'number' }, b: { type: 'boolean' } } },
    ],
  ])('converts %j', (schema, shape) => {
    expect(shapeOf(schema, schemas)).toEqual(shape);
  });

  it('keeps the format of dates on demand', () => {
    const node = { type: 'string', format: 'date-time' };

    expect(shapeOf({ ...node, description: 'Now.' }, {}, { hasFormats: true })).toEqual(node);
    expect(shapeOf(node, {})).toEqual({ type: 'string' });
  });

  it('throws for a schema that it cannot express', () => {
    expect(() => shapeOf({ not: { type: 'string' } }, schemas)).toThrow('A shape cannot say');
  });
});
