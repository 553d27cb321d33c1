import type { FastifyReply, FastifyRequest } from 'fastify';
import { describe, expect, it, vi } from 'vitest';

import { levelOf, RequestLog } from './request-log';

const fakeRequest = (level: string) => {
  const log = { level, info: vi.fn(), warn: vi.fn() };
  const request = { id: 'r1', method: 'GET', url: '/posts?token=x', routeOptions: { config: {} }, log };
  return { log, request: request as unknown as FastifyRequest };
};
const replyAfter = (elapsedTime: number) => ({ elapsedTime, statusCode: 200 }) as FastifyReply;
const fields = { reqId: 'r1', method: 'GET', path: '/posts' };

describe('a request', () => {
  it.each([
    [0, 'info'],
    [999, 'info'],
    [1_000, 'warn'],
    [60_000, 'warn'],
  ])('that took %i ms is logged at %s', (milliseconds, level) => {
    expect(levelOf(milliseconds)).toBe(level);
  });

  it('is logged under its id, unless its level is off', () => {
    const { log, request } = fakeRequest('warn');
    for (const elapsed of [1, 2_000]) new RequestLog().requestCompleted(null, request, replyAfter(elapsed));

    expect(log.info).not.toHaveBeenCalled();
    expect(log.warn.mock.calls).toEqual([[expect.objectContaining(fields), 'slow request']]);
  });

  it('whose response broke off is logged under its id', () => {
    const { log, request } = fakeRequest('info');
    const [disconnect, failure] = ['ERR_STREAM_PREMATURE_CLOSE', 'EIO'].map((code) =>
      Object.assign(new Error(code), { code }),
    );
    for (const error of [disconnect, failure]) new RequestLog().streamError(error as Error, request);

    expect(log.info.mock.calls).toEqual([[{ ...fields, err: disconnect }, 'response broke off']]);
    expect(log.warn.mock.calls).toEqual([[{ ...fields, err: failure }, 'response broke off']]);
  });
});
