import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readContract } from '../contract/contract';
import { recordResponse, readRecordedResponses, findUnseenResponses } from './response-log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'az-responses-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const operations = readContract().operations.filter(({ id }) => id === 'login' || id === 'getHealth');
const documented = ['login 200', 'login 400', 'login 401', 'login 429', 'getHealth 200'];

describe('findUnseenResponses', () => {
  it('lists documented responses that no test received', () => {
    recordResponse(folder, 'login', 200);
    recordResponse(folder, 'login', 401);
    recordResponse(folder, 'getHealth', 200);

    expect(findUnseenResponses(operations, readRecordedResponses(folder))).toEqual([
      'login 400',
      'login 429',
    ]);
    expect(findUnseenResponses(operations, new Set()).sort()).toEqual([...documented].sort());
  });

  it('is empty when every documented response was received', () => {
    expect(findUnseenResponses(operations, new Set([...documented, 'login 500']))).toEqual([]);
  });

  it('expects only 501 from a planned operation', () => {
    const [login] = operations;
    const planned = login && { ...login, responses: { ...login.responses, 501: {} } };

    expect(planned && findUnseenResponses([planned], new Set())).toEqual([`${login?.id} 501`]);
  });
});
