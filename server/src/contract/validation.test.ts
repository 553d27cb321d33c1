import { describe, expect, it } from 'vitest';

import { readContract } from './contract';
import { compileSchema, hasMoreValues } from './validation';
import { fieldProblems } from './validation-messages';

const contract = readContract();
const bodyOf = (name: string) => compileSchema({ schema: contract.schema(name), httpPart: 'body' });

const post = {
  postTitle: 'a',
  postBody: 'b',
  postTags: ['c'],
  userId: 'd',
  category: 'memes',
};

function watchReads(length: number): { list: unknown[]; reads: () => number } {
  let reads = 0;
  const list = new Proxy(Array<number>(length).fill(1), {
    get(target, key, receiver) {
      if (typeof key === 'string' && /^\d+$/.test(key)) reads += 1;
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  return { list, reads: () => reads };
}

describe('a body', () => {
  it('with a list of 80,000 invalid items is read only up to its first error', () => {
    const isValid = bodyOf('CreatePostRequest');
    const { list, reads } = watchReads(80_000);

    expect(isValid({ ...post, postTags: list })).toBe(false);
    expect(isValid.errors).toHaveLength(1);
    expect(reads()).toBeLessThan(2_100);
  });

  it('that is a list of 80,000 invalid items is read only up to its first error', () => {
    const isValid = compileSchema({
      schema: { type: 'array', items: { type: 'string' } },
      httpPart: 'body',
    });
    const { list, reads } = watchReads(80_000);

    expect(isValid(list)).toBe(false);
    expect(isValid.errors).toHaveLength(1);
    expect(reads()).toBeLessThan(2_100);
  });

  it('of usual size reports all its errors', () => {
    const isValid = bodyOf('CreatePostRequest');

    expect(isValid({ ...post, postTags: Array(500).fill(1), surprise: 1 })).toBe(false);
    expect(isValid.errors?.length).toBeGreaterThan(500);
  });

  it('that is valid has no errors, even after an invalid one', () => {
    const isValid = bodyOf('CreatePostRequest');

    expect(isValid({})).toBe(false);
    expect(isValid({ ...post })).toBe(true);
    expect(isValid.errors).toBeNull();
  });
});

describe('the problems of a value with alternatives', () => {
  const url = '/media/a.png';

  it.each([
    ['an unknown field', { url, type: 'image/png', width: 1 }, 'mediaUrls.0.width: is not a known field.'],
    ['a missing field', { type: 'image/png' }, 'mediaUrls.0.url: is required.'],
    ['a field of another type', { url, type: null }, 'mediaUrls.0.type: must be text.'],
    ['an empty text', '', 'mediaUrls.0: must not be empty.'],
    ['a long text', 'a'.repeat(501), 'mediaUrls.0: must have at most 500 characters.'],
    ['another type', 5, 'mediaUrls.0: has a form that is not allowed.'],
  ])('are those of the alternative for its type: %s', (_name, media, problem) => {
    const isValid = bodyOf('CreatePostRequest');

    expect(isValid({ ...post, mediaUrls: [media] })).toBe(false);
    expect(fieldProblems(isValid.errors ?? []).map(({ field, message }) => `${field}: ${message}`)).toEqual([
      problem,
    ]);
  });

  it.each([
    ['boredom', /^must be one of: spam, scam, .*, other\.$/],
    [5, /^must be text\.$/],
  ])('name the allowed values: %s', (value, message) => {
    const isValid = bodyOf('ReportReason');

    expect(isValid(value)).toBe(false);
    expect(fieldProblems(isValid.errors ?? [])).toEqual([
      { field: 'body', message: expect.stringMatching(message) as string },
    ]);
  });
});

describe('a date-time', () => {
  const isValid = compileSchema({ schema: { type: 'string', format: 'date-time' }, httpPart: 'body' });

  it.each([
    ['2026-01-01T10:00:00Z', true],
    ['2026-01-01T10:00:00.123+01:00', true],
    ['2026-02-29T10:00:00Z', false],
    ['2026-01-01', false],
    ['2025-12-31T23:59:60Z', false],
    ['2026-01-01T10:00:00+23', false],
  ])('is valid only if a Date can be made of it: %s', (text, expected) => {
    expect(isValid(text)).toBe(expected);
  });
});

describe('hasMoreValues', () => {
  it.each([
    ['text', 'text', 0, false],
    ['an empty list', [], 0, false],
    ['two of two', [1, 2], 2, false],
    ['three of two', [1, 2, 3], 2, true],
    ['more nested values', { a: [1, { b: 2 }] }, 3, true],
    ['all nested values', { a: [1, { b: 2 }] }, 4, false],
    ['deep nesting', JSON.parse('['.repeat(5_000) + ']'.repeat(5_000)), 4_999, false],
    ['null', null, 0, false],
  ])('counts %s', (_name, value: unknown, most, expected) => {
    expect(hasMoreValues(value, most)).toBe(expected);
  });
});
