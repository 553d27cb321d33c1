import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  exampleCall,
  nothing,
  offeredOperations,
  queryNames,
  thingsOf,
  type Things,
} from '../testing/contract-calls';
import { signUp, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { Operation } from './contract';

// What openapi.yaml documents for many operations alike, shown for each of them by the example that the
// contract gives. A new operation is covered as soon as it is described.

let server: TestApp;
let ada: TestMember;
let own: Things;
let bobs: Things;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  own = await thingsOf(ada);
  bobs = await thingsOf(await signUp(server, 'Bob'));
});
afterAll(() => server.close());

/** A table of the operations that document the status, by name. */
const documenting = (status: number, filter: (operation: Operation) => boolean = () => true) =>
  offeredOperations
    .filter((operation) => String(status) in operation.responses && filter(operation))
    .map((operation) => [operation.id, operation] as const);

const takesJson = ({ bodyTypes }: Operation) => bodyTypes.includes('application/json');

describe('401', () => {
  it.each(documenting(401, ({ access }) => access === 'required'))(
    'is what %s answers to a visitor, and to a token that is not ours',
    async (_id, operation) => {
      const call = exampleCall(operation, own);
      for (const headers of [{}, { authorization: 'Bearer made.up.token' }]) {
        const response = await server.request({ ...call, headers });

        expect(response.statusCode).toBe(401);
        expect(response.json()).toMatchObject({ code: 'unauthorized' });
      }
    },
  );

  it('is documented for all operations that need a token, and 429 for all that are limited', () => {
    const members = offeredOperations.filter(({ access }) => access === 'required');

    expect(members.filter(({ responses }) => !('401' in responses)).map(({ id }) => id)).toEqual([]);
    expect(members.filter(({ responses }) => !('429' in responses)).map(({ id }) => id)).toEqual([]);
  });
});

describe('403', () => {
  it.each(documenting(403, ({ access }) => access === 'required'))(
    'is what %s answers about things of somebody else',
    async (_id, operation) => {
      const response = await ada.request(exampleCall(operation, bobs));

      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'forbidden' });
    },
  );
});

describe('404', () => {
  it.each(documenting(404, ({ id }) => !['pinPost', 'boostPost'].includes(id)))(
    'is what %s answers about what is not there',
    async (_id, operation) => {
      const { payload, ...call } = exampleCall(operation, nothing());
      const body =
        typeof payload === 'object' && 'userId' in payload ? { ...payload, userId: ada.id } : payload;
      const response = await ada.request({ ...call, ...(body && { payload: body }) });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

describe('400', () => {
  it.each(documenting(400, takesJson))('is what %s answers to an unknown field', async (_id, operation) => {
    const { payload, ...call } = exampleCall(operation, own);
    const body = typeof payload === 'object' ? payload : {};
    const response = await ada.request({ ...call, payload: { ...body, surprise: 1 } });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request', details: [{ field: 'surprise' }] });
  });

  it.each(documenting(400, (operation) => queryNames(operation).length > 0))(
    'is what %s answers to parameters that cannot be',
    async (_id, operation) => {
      const [path = ''] = exampleCall(operation, own).url.split('?');
      for (const name of queryNames(operation)) {
        const response = await ada.request({ url: `${path}?${name}=%00${'x'.repeat(1_000)}` });

        expect(response.statusCode).toBe(400);
        expect(response.json<{ details: { field: string }[] }>().details.map(({ field }) => field)).toContain(
          name,
        );
      }
    },
  );
});

describe('304', () => {
  it.each(documenting(304))(
    'is what %s answers to whoever has the answer already',
    async (_id, operation) => {
      const call = exampleCall(operation, own);
      const first = await ada.request(call);
      const again = await ada.request({ ...call, headers: { 'if-none-match': String(first.headers.etag) } });

      expect(first.statusCode).toBe(200);
      expect(again.statusCode).toBe(304);
      expect(again.body).toBe('');
    },
  );
});

describe('429', () => {
  let limited: TestApp;
  beforeAll(async () => {
    const one = { max: 1, timeWindow: 60_000 };
    limited = await createTestApp({ settings: { rateLimits: true }, limitOf: () => one });
  });
  afterAll(() => limited.close());

  it.each(documenting(429))('is what %s answers when it is called too often', async (_id, operation) => {
    const call = exampleCall(operation, nothing());
    await limited.request(call);
    const response = await limited.request(call);

    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('a call that takes JSON', () => {
  it.each(offeredOperations.filter(takesJson).map((operation) => [operation.id, operation] as const))(
    '%s is answered in the contract’s form when the body cannot be read',
    async (_id, operation) => {
      const { method = 'POST', url = '/' } = exampleCall(operation, own);
      const send = (type: string, payload: string) =>
        ada.request({ method, url, payload, headers: { 'content-type': type } });

      expect((await send('application/json', '{')).statusCode).toBe(400);
      expect((await send('application/json', `"${'x'.repeat(300_000)}"`)).statusCode).toBe(413);
      expect((await send('text/plain', 'x')).statusCode).toBe(415);
    },
  );
});
