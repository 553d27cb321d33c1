import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readContract } from '../contract/contract';
import { noteAnswer, notedAnswers, unseenAnswers } from './answer-log';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'az-answers-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const operations = readContract().operations.filter(({ id }) => id === 'login' || id === 'getHealth');
const documented = ['login 200', 'login 400', 'login 401', 'login 429', 'getHealth 200'];

describe('unseenAnswers', () => {
  it('names the documented answers that no test received', () => {
    noteAnswer(folder, 'login', 200);
    noteAnswer(folder, 'login', 401);
    noteAnswer(folder, 'getHealth', 200);

    expect(unseenAnswers(operations, notedAnswers(folder))).toEqual(['login 400', 'login 429']);
    expect(unseenAnswers(operations, new Set()).sort()).toEqual([...documented].sort());
  });

  it('is empty when every documented answer was received', () => {
    expect(unseenAnswers(operations, new Set([...documented, 'login 500']))).toEqual([]);
  });

  it('expects only 501 of a planned operation', () => {
    const [login] = operations;
    const planned = login && { ...login, responses: { ...login.responses, 501: {} } };

    expect(planned && unseenAnswers([planned], new Set())).toEqual([`${login?.id} 501`]);
  });
});
