import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { readSettings, SettingsError } from './settings';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'az-test-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

const read = (env: Record<string, string> = {}) => readSettings({ DATA_DIR: folder, ...env });

function mistakesOf(env: Record<string, string>): readonly string[] {
  try {
    read(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('settings', () => {
  it('all have defaults', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      media: { maxUploadBytes: 52_428_800, maxPictureBytes: 5_242_880, maxPixels: 40_000_000 },
      s3: undefined,
      redisUrl: undefined,
      maxSockets: 10_000,
      seed: 'welcome',
      tokenTtlSeconds: 7 * 86_400,
      rateLimits: true,
      trustProxy: false,
      corsOrigins: [],
      logLevel: 'warn',
      cryptoProvider: 'sample',
      cryptoApiKey: undefined,
      cryptoIntervalSeconds: 15,
      metricsToken: undefined,
      identities: undefined,
      mail: undefined,
      emailVerification: 'off',
    });
  });

  it('treat an empty variable as absent', () => {
    expect(read({ PORT: '', DATABASE_URL: ' ', RATE_LIMITS: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      rateLimits: true,
    });
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ DATABASE_URL: 'postgresql://u:p@db/forum' }, { databaseUrl: 'postgresql://u:p@db/forum' }],
    [{ REDIS_URL: 'rediss://u:p@cache:6380/1' }, { redisUrl: 'rediss://u:p@cache:6380/1' }],
    [{ MAX_SOCKETS: '500' }, { maxSockets: 500 }],
    [{ TOKEN_TTL: '90m' }, { tokenTtlSeconds: 5_400 }],
    [{ RATE_LIMITS: 'off' }, { rateLimits: false }],
    [{ MAX_UPLOAD_MB: '100' }, { media: { maxUploadBytes: 104_857_600 } }],
    [{ MAX_PICTURE_MB: '1' }, { media: { maxPictureBytes: 1_048_576 } }],
    [{ MAX_MEGAPIXELS: '12' }, { media: { maxPixels: 12_000_000 } }],
    [
      { S3_BUCKET: 'media', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' },
      {
        s3: {
          bucket: 'media',
          region: 'us-east-1',
          endpoint: undefined,
          accessKeyId: 'id',
          secretAccessKey: 'key',
          forcePathStyle: false,
        },
      },
    ],
    [
      {
        S3_BUCKET: 'media',
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'key',
        S3_ENDPOINT: 'https://s3.example:9000',
        S3_REGION: 'eu-central-1',
        S3_FORCE_PATH_STYLE: 'on',
      },
      { s3: { endpoint: 'https://s3.example:9000', region: 'eu-central-1', forcePathStyle: true } },
    ],
    [
      { CRYPTO_PROVIDER: 'coinmarketcap', CRYPTO_API_KEY: 'a-key', CRYPTO_INTERVAL: '5m' },
      { cryptoProvider: 'coinmarketcap', cryptoApiKey: 'a-key', cryptoIntervalSeconds: 300 },
    ],
    [
      {
        MAIL_URL: 'smtps://u:p@mail:465',
        MAIL_FROM: 'Forum <a@b.example>',
        PUBLIC_URL: 'https://b.example/',
        EMAIL_VERIFICATION: 'require',
      },
      {
        mail: {
          url: 'smtps://u:p@mail:465',
          from: { name: 'Forum', address: 'a@b.example' },
          publicUrl: 'https://b.example',
        },
        emailVerification: 'require',
      },
    ],
    [
      { MAIL_URL: 'outbox', PORT: '4000' },
      {
        mail: {
          url: 'outbox',
          from: { name: '', address: 'forum@localhost.example' },
          publicUrl: 'http://localhost:4000',
        },
      },
    ],
    [{ TRUST_PROXY: '2' }, { trustProxy: 2 }],
    [{ TRUST_PROXY: 'loopback,10.0.0.0/8' }, { trustProxy: 'loopback, 10.0.0.0/8' }],
    [
      { CORS_ORIGINS: 'https://a.example, https://b.example/' },
      { corsOrigins: ['https://a.example', 'https://b.example'] },
    ],
    [
      { ADMIN_USER_ID: '0193A1B2-0000-7000-8000-000000000001' },
      { adminUserId: '0193a1b2-0000-7000-8000-000000000001' },
    ],
  ])('parse %o', (env, expected) => {
    expect(read(env)).toMatchObject(expected);
  });

  it.each(['10.0.0.0/33', '2001:db8::/129', '10.0.0.0/0', ','])('refuse the proxies %s', (TRUST_PROXY) => {
    expect(mistakesOf({ TRUST_PROXY })).toHaveLength(1);
  });

  it('report all mistakes together, each with its variable', () => {
    const mistakes = mistakesOf({
      PORT: '70000',
      DATABASE_URL: 'mysql://u:secret@db/forum',
      REDIS_URL: 'http://u:secret@cache',
      MAX_SOCKETS: 'all',
      SEED: 'some',
      ADMIN_EMAIL: 'nobody',
      ADMIN_PASSWORD: 'short',
      ADMIN_USER_ID: '7',
      JWT_SECRET: 'short',
      TOKEN_TTL: 'soon',
      RATE_LIMITS: 'maybe',
      SITE_FILE: '/nowhere/site.json',
      TRUST_PROXY: 'everybody',
      CORS_ORIGINS: 'https://a.example/path',
      LOG_LEVEL: 'loud',
      CRYPTO_PROVIDER: 'bank',
      CRYPTO_API_KEY: 'two words of a secret',
      CRYPTO_INTERVAL: '5s',
      METRICS_TOKEN: 'short secret',
    });

    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual([
      'PORT',
      'DATABASE_URL',
      'REDIS_URL',
      'SEED',
      'ADMIN_EMAIL',
      'ADMIN_PASSWORD',
      'ADMIN_USER_ID',
      'JWT_SECRET',
      'TOKEN_TTL',
      'RATE_LIMITS',
      'MAX_SOCKETS',
      'SITE_FILE',
      'TRUST_PROXY',
      'CORS_ORIGINS',
      'LOG_LEVEL',
      'CRYPTO_PROVIDER',
      'CRYPTO_API_KEY',
      'CRYPTO_INTERVAL',
      'METRICS_TOKEN',
    ]);
    expect(mistakes[0]).toBe('PORT must be a whole number from 0 to 65535, not "70000".');
    expect(mistakes.join()).not.toMatch(/secret@|of a secret|short secret/);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    [{ MAX_UPLOAD_MB: '0' }, 'MAX_UPLOAD_MB must be a whole number from 1 to 2000, not "0".'],
    [{ MAX_PICTURE_MB: 'big' }, 'MAX_PICTURE_MB must be a whole number from 1 to 2000, not "big".'],
    [{ MAX_MEGAPIXELS: '1000' }, 'MAX_MEGAPIXELS must be a whole number from 1 to 250, not "1000".'],
  ])('refuse the limit %j', (env, mistake) => {
    expect(mistakesOf(env)).toEqual([mistake]);
  });

  it.each(['postgres://u:se/cret@db/forum', 'postgres://u:1#cret@db/forum'])(
    'refuse the unencoded password of %s without revealing it',
    (url) => {
      const [mistake = ''] = mistakesOf({ DATABASE_URL: url });

      expect(mistake).toContain('percent-encoded');
      expect(mistake).not.toContain('cret');
    },
  );

  it.each([
    { DATABASE_URL: 'postgres://forum:se%cret@db/forum' },
    { REDIS_URL: 'redis://:se%cret@cache:6379' },
    { MAIL_URL: 'smtp://forum:se%cret@mail', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://b.example' },
  ])('name the variable whose password has an unencoded percent sign: %j', (env) => {
    const [mistake, ...others] = mistakesOf(env);

    expect(mistake?.split(' ')[0]).toBe(Object.keys(env)[0]);
    expect(mistake).toContain('`%` is `%25`');
    expect(mistake).not.toContain('cret');
    expect(others).toEqual([]);
  });

  it('refuse a file that the user may not read', () => {
    const file = path.join(folder, 'theme.css');
    writeFileSync(file, '', { mode: 0 });
    chmodSync(folder, 0o755);
    const isRoot = process.geteuid?.() === 0;
    if (isRoot) process.seteuid?.(65_534);
    try {
      expect(mistakesOf({ THEME_FILE: file, JWT_SECRET: 'x'.repeat(32) })).toEqual([
        `THEME_FILE names a file that this user may not read: ${file}.`,
      ]);
    } finally {
      if (isRoot) process.seteuid?.(0);
    }
  });

  it('require the keys of a bucket and reveal no secret', () => {
    const mistakes = mistakesOf({
      S3_SECRET_ACCESS_KEY: 'very secret',
      S3_ENDPOINT: 'https://user:very-secret@s3.example',
      S3_FORCE_PATH_STYLE: 'maybe',
    });

    const given = 'S3_SECRET_ACCESS_KEY, S3_ENDPOINT or S3_FORCE_PATH_STYLE';
    expect(mistakes).toEqual([
      `S3_BUCKET is required when ${given} is set.`,
      `S3_ACCESS_KEY_ID is required when ${given} is set.`,
      'S3_ENDPOINT must look like https://s3.example.org, without a user or password.',
      'S3_FORCE_PATH_STYLE must be one of on, off, not "maybe".',
    ]);
  });

  it('require what belongs to mail and reveal no secret', () => {
    expect(mistakesOf({ MAIL_URL: 'smtp://u:secret@mail' })).toEqual([
      'MAIL_FROM is required when MAIL_URL is set.',
      'PUBLIC_URL is required when MAIL_URL is set.',
    ]);
    expect(mistakesOf({ MAIL_FROM: 'a@b.example', EMAIL_VERIFICATION: 'ask' })).toEqual([
      'MAIL_URL is required when MAIL_FROM is set.',
      'EMAIL_VERIFICATION=ask needs MAIL_URL, to send the links.',
    ]);
    const wrong = {
      PUBLIC_URL: 'https://b.example/forum',
      MAIL_URL: 'http://u:secret@mail',
      MAIL_FROM: 'Forum',
    };
    const mistakes = mistakesOf(wrong);
    expect(mistakes.map((mistake) => mistake.split(' ')[0])).toEqual(Object.keys(wrong));
    expect(mistakes.join()).not.toContain('secret');
  });

  it('read providers of identities from JSON or a file, and reveal no secret', () => {
    const club = { id: 'club', name: 'The club', issuer: 'https://id.club.example/', clientId: 'forum' };
    const file = path.join(folder, 'providers.json');
    writeFileSync(file, JSON.stringify([{ ...club, clientSecret: 'hush', scope: 'openid email' }]));
    const readWith = (text: string) =>
      read({ OIDC_PROVIDERS: text, PUBLIC_URL: 'https://b.example' }).identities;
    const issuer = 'https://id.club.example';

    expect(readWith(JSON.stringify([club]))).toEqual({
      publicUrl: 'https://b.example',
      providers: [{ ...club, issuer, clientSecret: undefined, scope: 'openid email profile' }],
    });
    expect(readWith(file)?.providers).toEqual([
      { ...club, issuer, clientSecret: 'hush', scope: 'openid email' },
    ]);

    const mistakes = [
      '[{"clientSecret":"hush"',
      'none.json',
      JSON.stringify({ club }),
      JSON.stringify([{ ...club, secret: 'hush' }]),
      JSON.stringify([{ ...club, id: 'The club' }]),
      JSON.stringify([{ ...club, issuer: 'http://id.club.example' }]),
      JSON.stringify([{ ...club, scope: 'email' }]),
      JSON.stringify([club, { ...club, id: 'other' }]),
    ].map((text) => mistakesOf({ OIDC_PROVIDERS: text, PUBLIC_URL: 'https://b.example' }).join());
    expect(mistakes).toEqual([
      'OIDC_PROVIDERS is not valid JSON.',
      'OIDC_PROVIDERS must be a JSON list, or name a file with one: that file cannot be read.',
      'OIDC_PROVIDERS must be a JSON list, or name a file with one: that file cannot be read.',
      'OIDC_PROVIDERS has a mistake: provider 1 has an unknown field "secret". There are id, name, issuer, clientId, clientSecret, scope.',
      'OIDC_PROVIDERS has a mistake: provider 1 needs "id", of a-z, 0-9 and -, such as "club".',
      'OIDC_PROVIDERS has a mistake: provider 1 needs "issuer", an address such as "https://id.example".',
      'OIDC_PROVIDERS has a mistake: provider 1 needs "scope", which includes "openid".',
      'OIDC_PROVIDERS has two providers with the issuer "https://id.club.example".',
    ]);
    expect(mistakesOf({ OIDC_PROVIDERS: JSON.stringify([club]) })).toEqual([
      'PUBLIC_URL is required when OIDC_PROVIDERS is set.',
    ]);
  });

  it('require the keys of hCaptcha and reveal no secret', () => {
    const given = { SIGN_UP_CHALLENGE: 'hcaptcha', HCAPTCHA_SECRET: 'a secret' };
    const { signUp } = read({ ...given, HCAPTCHA_SITE_KEY: 'site' });

    expect(mistakesOf(given)).toEqual([
      'HCAPTCHA_SITE_KEY is required when SIGN_UP_CHALLENGE=hcaptcha is set.',
    ]);
    expect(signUp).toMatchObject({ mode: 'open', challenge: { siteKey: 'site', secret: 'a secret' } });
    expect(mistakesOf({ SIGN_UP: 'closed' })).toEqual([
      'SIGN_UP must be one of open, invite, approval, not "closed".',
    ]);
  });

  it('require a key for a price provider that needs one', () => {
    expect(mistakesOf({ CRYPTO_PROVIDER: 'coinmarketcap' })).toEqual([
      'CRYPTO_API_KEY is needed for CRYPTO_PROVIDER=coinmarketcap. coinmarketcap.com/api gives one.',
    ]);
    expect(mistakesOf({ CRYPTO_PROVIDER: 'coingecko' })).toEqual([]);
  });

  it.each(['14s', '2h', '0s'])('refuse the polling interval %s', (text) => {
    expect(mistakesOf({ CRYPTO_INTERVAL: text })).toHaveLength(1);
  });

  it.each(['0s', '400d', '1.5h', '7'])('refuse the time %s', (text) => {
    expect(mistakesOf({ TOKEN_TTL: text })).toHaveLength(1);
  });
});

describe('the secret for tokens', () => {
  it('is created once, readable only by its owner', () => {
    const first = read().jwtSecret;

    expect(first.length).toBeGreaterThanOrEqual(64);
    expect(read().jwtSecret).toBe(first);
    expect(readFileSync(path.join(folder, 'jwt-secret'), 'utf8')).toBe(`${first}\n`);
    expect(statSync(path.join(folder, 'jwt-secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['jwt-secret']);
  });

  it('comes from JWT_SECRET if set, and is not stored', () => {
    const secret = 'x'.repeat(32);

    expect(read({ JWT_SECRET: secret }).jwtSecret).toBe(secret);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is refused when its file was truncated', () => {
    const file = path.join(folder, 'jwt-secret');
    writeFileSync(file, 'abc');

    expect(() => read()).toThrow(
      `The key in ${file} is too short. Restore the file from a backup, or delete it`,
    );
  });

  it('names the data folder when that cannot be used', () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');

    for (const dataDir of [file, path.join(file, 'data')])
      expect(() => read({ DATA_DIR: dataDir })).toThrow(
        new RegExp(`^The data folder ${dataDir} cannot be used: ENOTDIR.* set DATA_DIR to another folder`),
      );
  });
});
