import { Writable } from 'node:stream';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { messages } from '../messages';
import { multipart, testFiles } from '../testing/files';
import { publish, signUp, testPassword, type TestMember } from '../testing/members';
import { createTestApp, type TestApp } from '../testing/test-app';
import { createLog, secretsOf } from './create-log';

const cryptoKey = 'a key that costs money';
let text = '';
const log = createLog(
  { level: 'trace', secrets: [cryptoKey] },
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  }),
);

interface Line {
  level: number;
  reqId?: string;
  msg: string;
  operation?: string;
  method?: string;
  path?: string;
  status?: number;
  milliseconds?: number;
  err?: { message: string };
}
const lines = () =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

let server: TestApp;
let ada: TestMember;
let startLines: Line[];
beforeAll(async () => {
  server = await createTestApp({
    log,
    handlers: {
      suggestPosts: ({ query }) => {
        throw new Error(
          `no connection to postgres://forum:hunter2@db/forum for ${query.q} with ${cryptoKey}`,
        );
      },
    },
  });
  startLines = lines();
  ada = await signUp(server, 'Ada');
});
beforeEach(() => {
  text = '';
});
afterAll(() => server.close());

describe('the log', () => {
  it('has no warnings after a normal start', () => {
    expect(startLines.filter(({ level }) => level >= 40)).toEqual([]);
  });

  it('has one line per request with id, operation, status and duration', async () => {
    const response = await server.request({ url: `/api/users/${ada.id}` });

    expect(lines()).toEqual([
      expect.objectContaining({
        level: 30,
        reqId: response.headers['x-request-id'],
        msg: 'request',
        operation: 'getUser',
        method: 'GET',
        path: `/api/users/${ada.id}`,
        status: 200,
        milliseconds: expect.any(Number) as number,
      }),
    ]);
  });

  it('contains the cause of a failed request under its id', async () => {
    const response = await server.request({ url: '/posts/suggestions?q=bit' });

    expect(response.json()).toEqual({ message: messages.internal, code: 'internal' });
    const [failure] = lines();
    expect(failure).toMatchObject({
      level: 50,
      reqId: response.headers['x-request-id'],
      msg: 'request failed',
      operation: 'suggestPosts',
      path: '/posts/suggestions',
      status: 500,
    });
    expect(failure?.err?.message).toBe(
      'no connection to postgres://forum:[redacted]@db/forum for bit with [redacted]',
    );
  });

  it('contains no passwords, tokens or keys', async () => {
    const beth = await signUp(server, 'Beth');
    const login = (password: string) =>
      server.request({ method: 'POST', url: '/api/users/login', payload: { email: beth.email, password } });
    await login(testPassword);
    await login('a wrong password 1');
    await login('["');
    const upload = multipart({ name: 'file', filename: 'a.png', content: testFiles.png });
    await beth.request({ method: 'POST', url: '/api/upload/file', ...upload });
    await publish(beth);
    await server.request({ url: `/posts/get?limit=1&token=${beth.token}` });
    await server.request({ url: `/nothing?token=${beth.token}` });
    await server.request({ url: `/%E0%A4%A?token=${beth.token}` });
    await beth.request({ url: `/posts/suggestions?q=${encodeURIComponent(`Bearer ${beth.token}`)}` });
    await server.request({
      url: '/posts/get',
      headers: { authorization: 'Bearer not.a.token', cookie: 'a=cookie' },
    });

    expect(lines().length).toBeGreaterThanOrEqual(10);
    for (const secret of [
      testPassword,
      'a wrong password 1',
      beth.token,
      beth.token.split('.')[2] ?? '',
      'not.a.token',
      'a=cookie',
      beth.email,
      cryptoKey,
      server.settings.jwtSecret,
    ]) {
      expect(text).not.toContain(secret);
    }
  });

  it('names the reason for each address of a host', () => {
    log.warn({ err: new AggregateError([new Error('refused by ::1'), new Error('refused by 127.0.0.1')]) });

    expect(lines()[0]?.err?.message).toBe('refused by ::1, refused by 127.0.0.1');
  });

  it('redacts secret fields by name at several depths', () => {
    log.info(
      {
        password: 'p1',
        request: { headers: { authorization: 'p2', cookie: ['p3'] } },
        settings: { connectionString: 'p4' },
        err: { config: { token: 'p5' } },
      },
      'planted',
    );

    expect(text).toContain('planted');
    expect(text).not.toMatch(/p[1-5]/);
  });
});

describe('every response', () => {
  it.each(['/posts/get?limit=1', '/nothing', '/healthz', '/api/users/%E0%A4%A', '/posts/get?limit=0'])(
    'contains its request id: %s',
    async (url) => {
      const response = await server.request({ url, headers: { 'x-request-id': 'mine' } });

      expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('secretsOf', () => {
  it('returns all secret settings, and passwords in URLs encoded and decoded', () => {
    expect(
      secretsOf({
        jwtSecret: 'jwt',
        adminPassword: undefined,
        databaseUrl: 'postgres://forum:p%40ss@db/forum',
        redisUrl: 'redis://:cache%21@redis:6379',
        cryptoApiKey: 'crypto',
        metricsToken: 'metrics',
        s3: {
          bucket: 'media',
          region: 'us-east-1',
          endpoint: undefined,
          accessKeyId: 'id',
          secretAccessKey: 's3 secret',
          forcePathStyle: false,
        },
        signUp: {
          mode: 'open',
          challenge: { kind: 'hcaptcha', siteKey: 'site', secret: 'captcha', scriptUrl: '', verifyUrl: '' },
        },
        mail: {
          url: 'smtp://forum:mail%21@smtp',
          from: { name: '', address: 'a@b.example' },
          publicUrl: 'https://b.example',
        },
        identities: {
          publicUrl: 'https://b.example',
          providers: [
            {
              id: 'club',
              name: 'Club',
              issuer: '',
              clientId: 'forum',
              clientSecret: 'club secret',
              scope: '',
            },
          ],
        },
      }),
    ).toEqual([
      'jwt',
      'crypto',
      'metrics',
      's3 secret',
      'captcha',
      'p%40ss',
      'p@ss',
      'cache%21',
      'cache!',
      'mail%21',
      'mail!',
      'club secret',
    ]);
  });
});
