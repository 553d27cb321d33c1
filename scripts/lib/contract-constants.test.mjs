import { describe, expect, it } from 'vitest';

import { kindsSource, limitsSource, patternMessagesSource } from './contract-constants.mjs';

const exportsOf = (source) =>
  import(`data:text/javascript,${encodeURIComponent(source.replaceAll(' as const', ''))}`);

describe('limitsSource', () => {
  it('lists the limits of each named schema that has any', async () => {
    const { limits } = await exportsOf(
      limitsSource({
        Title: { type: 'string', minLength: 1, maxLength: 200 },
        Titles: { type: 'array', maxItems: 5, items: { type: 'string' } },
        Amount: { type: 'integer', minimum: 0, maximum: 9 },
        File: { type: 'string', 'x-max-bytes': 1024 },
        Unlimited: { type: 'string' },
      }),
    );
    expect(limits).toEqual({
      title: { minLength: 1, maxLength: 200 },
      titles: { maxItems: 5 },
      amount: { minimum: 0, maximum: 9 },
      file: { maxBytes: 1024 },
    });
  });

  it('merges the limits of a reference with its siblings, which win', async () => {
    const { limits } = await exportsOf(
      limitsSource({
        Amount: { type: 'integer', minimum: 0, maximum: 9 },
        Added: { $ref: '#/components/schemas/Amount', minimum: 1 },
      }),
    );
    expect(limits.added).toEqual({ minimum: 1, maximum: 9 });
  });

  it('writes the description above the limit', () => {
    const source = limitsSource({ Title: { maxLength: 2, description: 'Title of\n a post.\n' } });
    expect(source).toContain('/** Title of a post. */\ntitle: { maxLength: 2 },');
  });
});

describe('kindsSource', () => {
  it('lists the values of enumerations, and no other schemas', async () => {
    const { kinds, titles } = await exportsOf(
      kindsSource({
        Vote: { enum: ['up', 'down'] },
        Choice: { oneOf: [{ const: 'a' }, { type: 'integer' }] },
        Text: { type: 'string' },
      }),
    );
    expect(kinds).toEqual({ vote: ['up', 'down'] });
    expect(titles).toEqual({});
  });

  it('lists constants with their titles', async () => {
    const { kinds, titles } = await exportsOf(
      kindsSource({
        MediaType: {
          oneOf: [
            { const: 'image/png', title: 'png' },
            { const: 'image/jpeg', title: 'jpg' },
          ],
        },
      }),
    );
    expect(kinds).toEqual({ mediaType: ['image/png', 'image/jpeg'] });
    expect(titles).toEqual({ mediaType: { 'image/png': 'png', 'image/jpeg': 'jpg' } });
  });
});

describe('patternMessagesSource', () => {
  const digits = { pattern: String.raw`^\d+$`, 'x-message': 'may contain only digits.' };

  it('lists the patterns that have a message, wherever they are', async () => {
    const { patternMessages } = await exportsOf(
      patternMessagesSource({
        paths: { '/posts': { get: { parameters: [{ schema: digits }] } } },
        components: { schemas: { Code: { allOf: [digits, { pattern: '^a' }] } } },
      }),
    );
    expect(patternMessages).toEqual({ [digits.pattern]: 'may contain only digits.' });
  });

  it('refuses two messages for one pattern', () => {
    const schemas = { Code: digits, Other: { ...digits, 'x-message': 'must be a number.' } };
    expect(() => patternMessagesSource({ components: { schemas } })).toThrow(digits.pattern);
  });
});
