import type { components, Session } from '@alphazone/client';
import type { InjectOptions } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { incrementTokenVersion } from '../accounts/sessions/token-version-repository';
import { countBlocked } from '../testing/blocked-transactions';
import { createAuthenticator } from '../testing/authenticator';
import { signUp, testPassword, type TestMember } from '../testing/members';
import {
  addPasskey,
  addTotp,
  challengeFrom,
  codeOf,
  passkeyAnswer,
  stopClock,
} from '../testing/second-factor';
import { createTestApp, type TestApp } from '../testing/test-app';
import { maxCodesPerDay } from './complete-log-in';
import { secondFactorMessages } from './messages';
import { listPasskeys } from './passkeys-repository';

type Schemas = components['schemas'];

let server: TestApp;
let ada: TestMember;
let count = 0;

beforeAll(async () => {
  server = await createTestApp({ settings: { rateLimits: true }, limitOf: () => false });
});
beforeEach(async () => {
  stopClock();
  ada = await signUp(server, `Ada${(count += 1)}`);
});
afterAll(() => server.close());

const post = (url: string, payload?: object, by?: TestMember) => {
  const options: InjectOptions = { method: 'POST', url, ...(payload && { payload }) };
  return by ? by.request(options) : server.request(options);
};
const logIn = () => post('/api/users/login', { email: ada.email, password: testPassword });
const factors = async () =>
  (await ada.request({ url: '/api/second-factor' })).json<Schemas['SecondFactor']>();

describe('codes of an app', () => {
  it('complete a log-in, each once', async () => {
    const { secret, recoveryCodes } = await addTotp(ada);
    expect(recoveryCodes).toHaveLength(10);
    expect(await factors()).toEqual({ totp: true, passkeys: [], recoveryCodes: 10, isNeeded: false });

    const refused = await logIn();
    const { challenge: open } = refused.json<Schemas['Error']>();
    expect(refused.statusCode).toBe(401);
    expect(refused.json()).toMatchObject({ code: 'second_factor_needed', challenge: { methods: ['code'] } });

    const complete = (code: string, challengeId = open?.id) =>
      post('/api/session/second-factor', { challengeId, code });
    const wrong = await complete('000000');
    const used = await complete(codeOf(secret, -1));
    const correct = await complete(codeOf(secret));
    const again = await complete(codeOf(secret, 1));

    expect([wrong, used, correct, again].map(({ statusCode }) => statusCode)).toEqual([401, 401, 200, 401]);
    expect(correct.json<Session>().result._id).toBe(ada.id);
    expect(wrong.json()).toMatchObject({ message: secondFactorMessages.wrongCode });
    expect(again.json()).toMatchObject({ message: secondFactorMessages.challengeOver });
  });

  it('can be replaced by a recovery code, each once, in any case', async () => {
    const { recoveryCodes } = await addTotp(ada);
    const code = recoveryCodes[3]?.toUpperCase().replaceAll('-', ' ');
    const complete = async () => {
      const { challenge: open } = (await logIn()).json<Schemas['Error']>();
      return post('/api/session/second-factor', { challengeId: open?.id, code });
    };
    const [first, again] = [await complete(), await complete()];

    expect([first.statusCode, again.statusCode]).toEqual([200, 401]);
    expect(again.json()).toMatchObject({ message: secondFactorMessages.wrongRecoveryCode });
    expect((await factors()).recoveryCodes).toBe(9);
    const stored = await server.db.selectFrom('recovery_codes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(recoveryCodes[0]);
  });

  it('keep the other recovery code when two complete one log-in at the same time', async () => {
    const { recoveryCodes } = await addTotp(ada);
    const { challenge: open } = (await logIn()).json<Schemas['Error']>();
    const answers = recoveryCodes
      .slice(0, 2)
      .map((code) => post('/api/session/second-factor', { challengeId: open?.id, code }));

    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 401]);
    expect((await factors()).recoveryCodes).toBe(9);
  });

  it('of one member are neither accepted from another nor changed with theirs', async () => {
    const bob = await signUp(server, `Bob${count}`);
    const bobs = await addTotp(bob);
    const { secret } = await addTotp(ada);
    const begin = async (email: string) => {
      const begun = await post('/api/users/login', { email, password: testPassword });
      return begun.json<Schemas['Error']>().challenge?.id;
    };
    const [begunByBob, begunByAda] = [await begin(bob.email), await begin(ada.email)];
    const complete = async (challengeId: string | undefined, code: string | undefined) =>
      (await post('/api/session/second-factor', { challengeId, code })).statusCode;

    expect(await complete(begunByAda, bobs.recoveryCodes[0])).toBe(401);
    expect(await complete(begunByAda, codeOf(secret))).toBe(200);
    await post('/api/second-factor/recovery-codes', undefined, ada);
    await ada.request({ method: 'DELETE', url: '/api/second-factor/totp' });
    await post(`/api/users/${ada.id}/logout-everywhere`, undefined, ada);

    const { recoveryCodes } = (await bob.request({ url: '/api/second-factor' })).json<
      Schemas['SecondFactor']
    >();
    expect(recoveryCodes).toBe(10);
    expect(await complete(begunByBob, codeOf(bobs.secret))).toBe(200);
  });

  it('are needed for a log-in whose password was verified before they were confirmed', async () => {
    const { loggingIn } = await server.db.transaction().execute(async (transaction) => {
      await sql`select from users where id = ${ada.id} for update`.execute(transaction);
      const pending = logIn();
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      await sql`
        insert into totp_secrets (user_id, secret, confirmed_on)
        values (${ada.id}, 'JBSWY3DPEHPK3PXP', now())`.execute(transaction);
      return { loggingIn: pending };
    });

    expect((await loggingIn).json()).toMatchObject({ code: 'second_factor_needed' });
  });

  it('no longer complete a log-in that began before all sessions ended', async () => {
    const { secret } = await addTotp(ada);
    const { challenge: open } = (await logIn()).json<Schemas['Error']>();
    expect((await post(`/api/users/${ada.id}/logout-everywhere`, undefined, ada)).statusCode).toBe(200);

    const late = await post('/api/session/second-factor', { challengeId: open?.id, code: codeOf(secret) });
    expect(late.json()).toMatchObject({ message: secondFactorMessages.challengeOver });
  });

  it('are not requested if the password changed after its verification', async () => {
    await addTotp(ada);
    const [loggingIn] = await server.db.transaction().execute(async (transaction) => {
      await sql`select from users where id = ${ada.id} for update`.execute(transaction);
      const pending = logIn();
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      // As a new password does.
      await incrementTokenVersion(transaction, ada.id);
      return [pending];
    });

    const refused = await loggingIn;
    expect([refused.statusCode, refused.json<Schemas['Error']>().challenge]).toEqual([401, undefined]);
  });

  it('log in with the tokens that all sessions had when they were entered', async () => {
    const { secret } = await addTotp(ada);
    const { challenge: open } = (await logIn()).json<Schemas['Error']>();
    const [completed] = await server.db.transaction().execute(async (transaction) => {
      await sql`select from totp_secrets where user_id = ${ada.id} for update`.execute(transaction);
      const response = post('/api/session/second-factor', { challengeId: open?.id, code: codeOf(secret) });
      await expect.poll(() => countBlocked(server.db)).toBe(1);
      // All sessions end meanwhile.
      await incrementTokenVersion(transaction, ada.id);
      return [response];
    });

    const { token } = (await completed).json<Session>();
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.request({ url: '/api/sessions', headers })).statusCode).toBe(401);
  });

  it('are limited in number, apart from passwords', async () => {
    await addTotp(ada);
    const { challenge: open } = (await logIn()).json<Schemas['Error']>();
    const guess = () => post('/api/session/second-factor', { challengeId: open?.id, code: '000000' });
    for (let tries = 0; tries < 10; tries += 1) expect((await guess()).statusCode).toBe(401);

    expect((await logIn()).statusCode).toBe(401);
    expect((await guess()).statusCode).toBe(429);
  });

  it('cannot be guessed from many addresses; recovery codes still work', async () => {
    const { recoveryCodes } = await addTotp(ada);
    const { challenge: open } = (await logIn()).json<Schemas['Error']>();
    const answer = async (code: string, address: number) => {
      const payload = { challengeId: open?.id, code };
      const url = '/api/session/second-factor';
      const remoteAddress = `10.9.0.${address}`;
      return (await server.request({ method: 'POST', url, payload, remoteAddress })).statusCode;
    };
    const guesses = Array.from({ length: maxCodesPerDay + 1 }, (_, address) => answer('000000', address));

    expect((await Promise.all(guesses)).filter((status) => status === 429)).toHaveLength(1);
    expect(await answer(recoveryCodes[0]!, 200)).toBe(200);
  });

  it('start with a correct code only, and are replaced only after they are removed', async () => {
    const { secret } = (await post('/api/second-factor/totp', undefined, ada)).json<Schemas['TotpSecret']>();
    const wrong = await post('/api/second-factor/totp/confirm', { code: '000000' }, ada);
    expect(wrong.json()).toMatchObject({ code: 'bad_request', details: [{ field: 'code' }] });
    expect((await logIn()).statusCode).toBe(200);
    await post('/api/second-factor/totp/confirm', { code: codeOf(secret) }, ada);

    expect((await post('/api/second-factor/totp', undefined, ada)).statusCode).toBe(409);
    await ada.request({ method: 'DELETE', url: '/api/second-factor/totp' });
    expect(await factors()).toMatchObject({ totp: false, recoveryCodes: 0 });
    expect((await logIn()).statusCode).toBe(200);
  });
});

describe('a passkey', () => {
  it('logs in alone, and its answer counts once', async () => {
    const { authenticator, response } = await addPasskey(ada);
    expect(response.json<Schemas['RecoveryCodes']>().recoveryCodes).toHaveLength(10);

    const answer = await passkeyAnswer(server, authenticator);
    const first = await post('/api/session/passkey', answer);
    const replayed = await post('/api/session/passkey', answer);

    expect(first.statusCode).toBe(200);
    expect(first.json<Session>().result._id).toBe(ada.id);
    expect(replayed.statusCode).toBe(401);
    expect((await factors()).passkeys).toMatchObject([
      { name: 'Unknown device', lastUsedOn: expect.any(String) as string },
    ]);
  });

  it('is refused when unknown, of another key, or without verifying the user', async () => {
    const { authenticator } = await addPasskey(ada);
    const stranger = createAuthenticator();
    const forged = { ...(await passkeyAnswer(server, stranger)) };
    forged.response = { ...forged.response, id: authenticator.id, rawId: authenticator.id };

    for (const answer of [
      await passkeyAnswer(server, stranger),
      forged,
      await passkeyAnswer(server, authenticator, false),
      { challengeId: 'none', response: {} },
    ]) {
      expect((await post('/api/session/passkey', answer)).statusCode).toBe(401);
    }
  });

  it('is required after a password', async () => {
    await addPasskey(ada);

    expect((await logIn()).json()).toMatchObject({
      message: secondFactorMessages.passkeyNeeded,
      challenge: { methods: ['passkey', 'code'] },
    });
  });

  it.each([
    [
      ['usb', 'internal', 'usb'],
      ['internal', 'usb'],
    ],
    [['usb', 'x'.repeat(1_000), null, { toString: 1, valueOf: 1 }], ['usb']],
    ['usb', []],
    [5, []],
    [{ a: 1 }, []],
    [null, []],
  ])('keeps only known transports of %j', async (transports, kept) => {
    const authenticator = createAuthenticator();
    const { challengeId, challenge: text } = await challengeFrom(ada, '/api/second-factor/passkeys/start');
    const { response, ...registration } = authenticator.register(text);
    const answer = { challengeId, response: { ...registration, response: { ...response, transports } } };

    expect((await post('/api/second-factor/passkeys', answer, ada)).statusCode).toBe(200);
    const [stored] = await listPasskeys(server.db, ada.id);
    expect(stored?.transports).toEqual(kept);
  });

  it('is added once, and removed by its owner only', async () => {
    const { authenticator, answer } = await addPasskey(ada);
    const bob = await signUp(server, `Bob${count}`);
    const remove = (by: TestMember) =>
      by.request({ method: 'DELETE', url: `/api/second-factor/passkeys/${authenticator.id}` });

    expect((await post('/api/second-factor/passkeys', answer, ada)).statusCode).toBe(400);
    expect((await addPasskey(bob, authenticator)).response.statusCode).toBe(409);
    expect((await remove(bob)).statusCode).toBe(404);
    expect((await remove(ada)).statusCode).toBe(200);
    expect(await factors()).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });
});

it('a challenge expires after five minutes', async () => {
  const { authenticator, response } = await addPasskey(ada);
  const [code] = response.json<Schemas['RecoveryCodes']>().recoveryCodes;
  const { challenge: open } = (await logIn()).json<Schemas['Error']>();
  const answer = await passkeyAnswer(server, authenticator);
  await sql`update challenges set ends_on = ends_on - interval '5 minutes'`.execute(server.db);

  for (const late of [
    await post('/api/session/second-factor', { challengeId: open?.id, code }),
    await post('/api/session/passkey', answer),
  ])
    expect(late.json()).toMatchObject({ message: secondFactorMessages.challengeOver });
});

it('a member has at most 20 passkeys', async () => {
  for (let n = 0; n < 20; n += 1) expect((await addPasskey(ada)).response.statusCode).toBe(200);

  expect((await addPasskey(ada)).response.json()).toMatchObject({
    message: secondFactorMessages.tooManyPasskeys(20),
  });
  expect((await factors()).passkeys).toHaveLength(20);
});

describe('recovery codes', () => {
  it('are one list when two passkeys are added at the same time', async () => {
    const answers: object[] = [];
    for (const authenticator of [createAuthenticator(), createAuthenticator()]) {
      const { challengeId, challenge: text } = await challengeFrom(ada, '/api/second-factor/passkeys/start');
      answers.push({ challengeId, response: authenticator.register(text) });
    }

    const { adding } = await server.db.transaction().execute(async (transaction) => {
      await sql`select from users where id = ${ada.id} for update`.execute(transaction);
      const added = Promise.all(answers.map((answer) => post('/api/second-factor/passkeys', answer, ada)));
      await expect.poll(() => countBlocked(server.db)).toBe(2);
      return { adding: added };
    });

    const lists = (await adding).map((response) => response.json<Schemas['RecoveryCodes']>().recoveryCodes);
    expect(lists.map(({ length }) => length).sort()).toEqual([0, 10]);
  });

  it('are replaced', async () => {
    const { recoveryCodes: old } = await addTotp(ada);
    const renewed = await post('/api/second-factor/recovery-codes', undefined, ada);

    const { recoveryCodes } = renewed.json<Schemas['RecoveryCodes']>();
    expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([]);
    expect((await factors()).recoveryCodes).toBe(10);
  });

  it('are new with the first factor, also after the operator has deleted factors', async () => {
    const { recoveryCodes: old } = await addTotp(ada);
    await server.db.deleteFrom('totp_secrets').where('user_id', '=', ada.id).execute();

    const { recoveryCodes } = await addTotp(ada);

    expect(recoveryCodes).toHaveLength(10);
    expect(recoveryCodes.filter((code) => old.includes(code))).toEqual([]);
    expect((await factors()).recoveryCodes).toBe(10);
  });

  it('need a factor', async () => {
    expect((await post('/api/second-factor/recovery-codes', undefined, ada)).statusCode).toBe(409);
  });
});
