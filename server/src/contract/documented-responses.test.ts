import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import {
  createExamples,
  exampleCall,
  offeredOperations,
  queryNames,
  unknownIds,
  type ExampleIds,
} from '../testing/contract-calls';
import { signUp, type TestMember } from '../testing/members';
import { grantRole } from '../testing/roles';
import { createTestApp, type TestApp } from '../testing/test-app';
import type { Operation } from './contract';

// Covers a new operation automatically, with the contract's own examples.

let server: TestApp;
let ada: TestMember;
let admin: TestMember;
let own: ExampleIds;
let bobs: ExampleIds;

beforeAll(async () => {
  server = await createTestApp();
  ada = await signUp(server, 'Ada');
  admin = await signUp(server, 'Admin');
  await grantRole(server.db, admin.id, 'administrator');
  own = await createExamples(ada);
  bobs = await createExamples(await signUp(server, 'Bob'));
});
afterAll(() => server.close());

const documenting = (status: number, filter: (operation: Operation) => boolean = () => true) =>
  offeredOperations
    .filter((operation) => String(status) in operation.responses && filter(operation))
    .map((operation) => [operation.id, operation] as const);

const takesJson = ({ bodyTypes }: Operation) => bodyTypes.includes('application/json');

describe('401', () => {
  it.each(documenting(401, ({ access }) => access === 'required'))(
    'is returned by %s for a guest and for an invalid token',
    async (_id, operation) => {
      const call = exampleCall(operation, own);
      for (const headers of [{}, { authorization: 'Bearer made.up.token' }]) {
        const response = await server.request({ ...call, headers });

        expect(response.statusCode).toBe(401);
        expect(response.json()).toMatchObject({ code: 'unauthorized' });
      }
    },
  );

  it('is documented, with 429, for all operations that require a token', () => {
    const memberOperations = offeredOperations.filter(({ access }) => access === 'required');

    expect(memberOperations.filter(({ responses }) => !('401' in responses)).map(({ id }) => id)).toEqual([]);
    expect(memberOperations.filter(({ responses }) => !('429' in responses)).map(({ id }) => id)).toEqual([]);
  });
});

/** Tested with their operations: own content and decisions, unverified addresses; members without a role. */
const own403 = [
  'uploadFile',
  'createInvitation',
  'reportContent',
  'startReview',
  'upholdDecision',
  'restoreDecision',
];
const forStaff = ['pinPost', 'boostPost', 'getCase', 'claimCase', 'releaseCase', 'decideCase'];

describe('403', () => {
  // These require a recent proof.
  const isAboutOthers = ({ id, path }: Operation) =>
    !own403.includes(id) && !/^\/api\/(second-factor|session\/proof|identities)/.test(path);

  it.each(documenting(403, (operation) => operation.access === 'required' && isAboutOthers(operation)))(
    'is returned by %s for the data of another user',
    async (_id, operation) => {
      const response = await ada.request(exampleCall(operation, bobs));

      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ code: 'forbidden' });
    },
  );
});

describe('404', () => {
  it.each(documenting(404, ({ id }) => !forStaff.includes(id)))(
    'is returned by %s for unknown ids',
    async (_id, operation) => {
      const { payload, ...call } = exampleCall(operation, unknownIds());
      const isForStaff = operation.path.startsWith('/api/moderation/');
      const isOwnId = !isForStaff && typeof payload === 'object' && 'userId' in payload;
      const body = isOwnId ? { ...payload, userId: ada.id } : payload;
      // Members without the permission get a 403 before the id is looked up.
      const response = await (isForStaff ? admin : ada).request({ ...call, ...(body && { payload: body }) });

      expect(response.statusCode).toBe(404);
      expect(response.json()).toMatchObject({ code: 'not_found' });
    },
  );
});

describe('400', () => {
  it.each(documenting(400, takesJson))('is returned by %s for an unknown field', async (_id, operation) => {
    const { payload, ...call } = exampleCall(operation, own);
    const body = typeof payload === 'object' ? payload : {};
    const response = await ada.request({ ...call, payload: { ...body, surprise: 1 } });

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request', details: [{ field: 'surprise' }] });
  });

  it.each(documenting(400, (operation) => queryNames(operation).length > 0))(
    'is returned by %s for invalid parameters',
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
  it.each(documenting(304))('is returned by %s for a current ETag', async (_id, operation) => {
    const call = exampleCall(operation, own);
    // The tag of a complete list changes with each commit, also of tests in other files.
    const again = await vi.waitFor(async () => {
      const first = await ada.request(call);
      expect(first.statusCode).toBe(200);
      const tag = String(first.headers.etag);
      const response = await ada.request({ ...call, headers: { 'if-none-match': tag } });
      expect(response.statusCode).toBe(304);
      return response;
    }, 20_000);

    expect(again.body).toBe('');
  });
});

describe('429', () => {
  let limited: TestApp;
  beforeAll(async () => {
    const one = { max: 1, timeWindow: 60_000 };
    limited = await createTestApp({ settings: { rateLimits: true }, limitOf: () => one });
  });
  afterAll(() => limited.close());

  it.each(documenting(429))('is returned by %s above the rate limit', async (_id, operation) => {
    const call = exampleCall(operation, unknownIds());
    await limited.request(call);
    const response = await limited.request(call);

    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('an operation with a JSON body', () => {
  it.each(offeredOperations.filter(takesJson).map((operation) => [operation.id, operation] as const))(
    '%s returns a documented error for an unreadable body',
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
