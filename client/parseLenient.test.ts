import { describe, expect, it } from 'vitest';

import { ApiError } from './ApiError';
import { lenientDataOf, parseLenient, succeeded } from './parseLenient';
import { listOf, partialOf, type Shape } from './shape';
import * as shapes from './shapes';

const counts = { _id: 'p1', upVotes: 5, downVotes: 7, boost: 1, noOfComments: 3, pinned: true };

describe('parseLenient', () => {
  it('returns values that match the contract', () => {
    expect(parseLenient(shapes.PostCounts, counts)).toEqual(counts);
    expect(parseLenient(shapes.PostCounts, { ...counts, myVote: 'upVote' })?.myVote).toBe('upVote');
    expect(parseLenient(shapes.PostCounts, { ...counts, myVote: null })?.myVote).toBeNull();
  });

  it.each([
    [undefined],
    [null],
    ['done'],
    [[counts]],
    [{ message: 'Done.' }],
    [{ ...counts, upVotes: '5' }],
    [{ ...counts, upVotes: 0.5 }],
    [{ ...counts, pinned: undefined }],
  ])('rejects %j', (value) => {
    expect(parseLenient(shapes.PostCounts, value)).toBeUndefined();
  });

  it('drops unknown properties and optional ones of the wrong type', () => {
    const value = { ...counts, myVote: 'sideways', secret: 'x' };

    expect(parseLenient(shapes.PostCounts, value)).toEqual(counts);
  });

  it('accepts a nullable optional property as null and absent', () => {
    const user = { _id: 'ada', name: 'Ada', joinedOn: '2026-11-02T09:00:00.000Z' };

    expect(parseLenient(shapes.UpdatedUser, user)).toEqual(user);
    expect(parseLenient(shapes.UpdatedUser, { ...user, referredBy: null })).toEqual({
      ...user,
      referredBy: null,
    });
  });

  it('parses properties of an extended schema', () => {
    const user = { _id: 'ada', name: 'Ada', joinedOn: '2026-11-02T09:00:00.000Z' };
    const taskCompletion = { message: 'Done.', xpGained: 5 };

    expect(parseLenient(shapes.UpdatedUser, { ...user, taskCompletion })).toEqual({
      ...user,
      taskCompletion,
    });
    expect(parseLenient(shapes.UpdatedUser, { ...user, taskCompletion: { message: 'Done.' } })).toEqual(user);
  });

  it('drops invalid items of a list and rejects other values', () => {
    const coin = { id: 1, symbol: 'BTC', quote: { USD: { price: 2, percent_change_24h: 0 } } };
    const unpriced = { ...coin, quote: { USD: { price: NaN, percent_change_24h: 0 } } };

    expect(parseLenient(listOf(shapes.Coin), [null, coin, unpriced, { symbol: 'ETH' }])).toEqual([coin]);
    expect(parseLenient(listOf(shapes.Coin), { data: [coin] })).toBeUndefined();
  });

  it('parses a partial value at any depth', () => {
    const site = {
      brand: { tagline: 'Books' },
      zones: [{ description: 'Fun' }, 7],
      alerts: 'loud',
      chat: true,
    };

    expect(parseLenient(partialOf(shapes.Site), site)).toEqual({
      brand: { tagline: 'Books' },
      zones: [{ description: 'Fun' }],
      chat: true,
    });
  });

  it('makes the options of a oneOf partial too', () => {
    const named: Shape<{ name: string }> = {
      node: {
        type: 'oneOf',
        options: [{ type: 'object', required: ['name'], properties: { name: { type: 'string' } } }],
      },
    };

    expect(parseLenient(named, {})).toBeUndefined();
    expect(parseLenient(partialOf(named), {})).toEqual({});
  });
});

describe('the body of a call', () => {
  const notJson = () => Promise.reject(new SyntaxError('Unexpected token V'));
  const refused = () => Promise.reject(new ApiError(403, 'No.'));

  it('is parsed like any value', async () => {
    await expect(lenientDataOf(shapes.PostCounts, Promise.resolve({ data: counts }))).resolves.toEqual(
      counts,
    );
    await expect(lenientDataOf(shapes.PostCounts, Promise.resolve({}))).resolves.toBeUndefined();
  });

  it('is undefined when it is not JSON', async () => {
    await expect(lenientDataOf(shapes.PostCounts, notJson())).resolves.toBeUndefined();
    await expect(succeeded(notJson())).resolves.toBeUndefined();
  });

  it('is no response when it was cut off', async () => {
    const cutOff = () => Promise.reject(new TypeError('network error'));
    await expect(succeeded(cutOff())).rejects.toMatchObject({ status: 0, code: 'unreachable' });
  });

  it('is ignored by succeeded', async () => {
    await expect(succeeded(Promise.resolve({ data: counts }))).resolves.toBeUndefined();
  });

  it('is not parsed when the call fails', async () => {
    await expect(lenientDataOf(shapes.PostCounts, refused())).rejects.toEqual(new ApiError(403, 'No.'));
    await expect(succeeded(refused())).rejects.toEqual(new ApiError(403, 'No.'));
  });
});
