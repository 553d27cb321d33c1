import path from 'node:path';
import { limits } from '@alphazone/client/limits';

import { readProviders, type IdentitySettings } from '../identities/provider-settings';
import { keepSecret } from '../secrets/kept-secret';
import type { EmailVerification } from '../mail/mail-services';
import { outboxUrl, type MailSettings } from '../mail/mail-settings';
import { errorMessage } from '../error-message';
import { repositoryRoot } from '../repository-root';
import {
  absolute,
  contactAddress,
  duration,
  emailAddress,
  existingFile,
  headerValue,
  httpUrl,
  integer,
  longSecret,
  mailSender,
  oneOf,
  origins,
  pollingInterval,
  postgresUrl,
  proxies,
  publicOrigin,
  redisUrl,
  smtpUrl,
  strongPassword,
  uuid,
  type Read,
} from './setting-readers';
import type { ChallengeSettings, SignUpSettings } from '../sign-up/sign-up-settings';
import { StartupError } from '../startup/startup-error';
import { inMegabytes, mediaLimits, type MediaLimits } from '../uploads/media-limits';
import type { S3Settings } from '../uploads/storage/s3-client-config';

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const cryptoProviders = ['sample', 'coinmarketcap', 'coingecko'] as const;

/** The operator's settings, from environment variables. docs/operating.md describes each. */
export interface Settings {
  /** Port to listen on. 0 for a free one. */
  port: number;
  /** Address to listen on. */
  host: string;
  /** Absolute path of the data folder. */
  dataDir: string;
  /** URL of PostgreSQL. Undefined for the embedded one. */
  databaseUrl: string | undefined;
  /** URL of the Redis that several servers share. */
  redisUrl: string | undefined;
  /** Initial content of an empty database. */
  seed: 'welcome' | 'none';
  /** Email address of the initial administrator. */
  adminEmail: string;
  /** The initial administrator's password. Undefined for a random one. */
  adminPassword: string | undefined;
  /** The administrator's user id. Undefined for the initial administrator. */
  adminUserId: string | undefined;
  /** Whether administrators and moderators need a second factor. */
  staffSecondFactor: 'optional' | 'required';
  /** Signs tokens. */
  jwtSecret: string;
  tokenTtlSeconds: number;
  rateLimits: boolean;
  /** Whether documents have the page's content. */
  serverRendering: boolean;
  /** Whether browsers keep pages for reading offline. */
  serviceWorker: boolean;
  /** Size limits of uploads. */
  media: MediaLimits;
  /** The media bucket. Undefined for a folder in `dataDir`. */
  s3: S3Settings | undefined;
  /** Maximum number of sockets per process. */
  maxSockets: number;
  /** Absolute path of the site settings. */
  siteFile: string;
  /** Absolute path of a style sheet with the community's colours. Undefined for the kit's. */
  themeFile: string | undefined;
  /** Absolute path of the filters for new texts. Undefined for the defaults. */
  filtersFile: string | undefined;
  /** Absolute path of the domains whose links open a warning. */
  linkDenylist: string | undefined;
  /** Absolute path of a file of passwords to refuse, one per line. */
  passwordsFile: string | undefined;
  /** Absolute path of members' rate limits. Undefined for the defaults. */
  limitsFile: string | undefined;
  /** Fastify's `trustProxy`. */
  trustProxy: boolean | number | string;
  /** Other origins that may call the API. */
  corsOrigins: string[];
  logLevel: (typeof logLevels)[number];
  /** Source of the ticker's prices. */
  cryptoProvider: (typeof cryptoProviders)[number];
  /** The provider's API key. Required for CoinMarketCap. */
  cryptoApiKey: string | undefined;
  /** Seconds between requests to the provider. */
  cryptoIntervalSeconds: number;
  /** OpenID Connect providers to log in with. */
  identities: IdentitySettings | undefined;
  /** Undefined: no mail is sent. */
  mail: MailSettings | undefined;
  /** Origin of the forum's URLs. Undefined: that of each request. */
  publicUrl: string | undefined;
  /** Where to report security problems: a `mailto:` or `https:` address. */
  securityContact: string | undefined;
  /** Whether members are asked to verify their email address, or cannot write before. */
  emailVerification: EmailVerification;
  /** Who may sign up, and what slows down bots. */
  signUp: SignUpSettings;
  /** Token for reading metrics. Undefined allows only callers on this machine. */
  metricsToken: string | undefined;
}

/** The message has a line for each mistake. */
export class SettingsError extends StartupError {
  constructor(readonly mistakes: readonly string[]) {
    super(['The settings are wrong:', ...mistakes.map((mistake) => `  - ${mistake}`)].join('\n'));
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** `jwtSecret` is undefined when it is in a file. */
export type GivenSettings = Omit<Settings, 'jwtSecret'> & { jwtSecret: string | undefined };

/** Creates a key in the data folder without JWT_SECRET. @throws SettingsError with all mistakes. */
export function readSettings(env: Env): Settings {
  const settings = readGivenSettings(env);
  return {
    ...settings,
    jwtSecret: settings.jwtSecret ?? keepSecret(path.join(settings.dataDir, 'jwt-secret')),
  };
}

/** Reads variables one by one, and collects the mistakes. */
interface Reader {
  /** Undefined for an absent or empty variable. */
  given: (name: string) => string | undefined;
  /** The result is undefined after a mistake: throw before using it. */
  setting: <T>(name: string, fallback: string, read: Read<T>) => T;
  optional: <T>(name: string, read: Read<T>) => T | undefined;
  mistakes: string[];
}

function createReader(env: Env): Reader {
  const mistakes: string[] = [];
  const given = (name: string): string | undefined => {
    const text = env[name]?.trim();
    return text === '' ? undefined : text;
  };
  const setting = <T>(name: string, fallback: string, read: Read<T>): T => {
    try {
      return read(given(name) ?? fallback);
    } catch (error) {
      mistakes.push(`${name} ${errorMessage(error)}`);
      // Never used: `readGivenSettings` throws if there are mistakes.
      return undefined as T;
    }
  };
  return {
    given,
    setting,
    optional: (name, read) => (given(name) === undefined ? undefined : setting(name, '', read)),
    mistakes,
  };
}

/** Creates no key. Empty variables count as absent. @throws SettingsError with all mistakes. */
export function readGivenSettings(env: Env): GivenSettings {
  const reader = createReader(env);
  const { given, setting, optional, mistakes } = reader;
  const publicUrl = optional('PUBLIC_URL', publicOrigin);
  const settings: GivenSettings = {
    port: setting('PORT', '3000', integer(0, 65_535)),
    host: setting('HOST', '127.0.0.1', String),
    dataDir: setting('DATA_DIR', './data', absolute),
    databaseUrl: optional('DATABASE_URL', postgresUrl),
    redisUrl: optional('REDIS_URL', redisUrl),
    seed: setting('SEED', 'welcome', oneOf('welcome', 'none')),
    adminEmail: setting('ADMIN_EMAIL', 'admin@alphazone.example', emailAddress),
    adminPassword: optional('ADMIN_PASSWORD', strongPassword),
    adminUserId: optional('ADMIN_USER_ID', uuid),
    staffSecondFactor: setting('STAFF_SECOND_FACTOR', 'optional', oneOf('optional', 'required')),
    jwtSecret: optional('JWT_SECRET', longSecret),
    tokenTtlSeconds: setting('TOKEN_TTL', '7d', duration),
    rateLimits: setting('RATE_LIMITS', 'on', oneOf('on', 'off')) === 'on',
    serverRendering: setting('SERVER_RENDERING', 'on', oneOf('on', 'off')) === 'on',
    serviceWorker: setting('SERVICE_WORKER', 'on', oneOf('on', 'off')) === 'on',
    media: mediaLimits(
      setting('MAX_UPLOAD_MB', String(inMegabytes(limits.mediaFile.maxBytes)), integer(1, 2_000)),
      setting('MAX_PICTURE_MB', String(inMegabytes(limits.pictureFile.maxBytes)), integer(1, 2_000)),
      setting('MAX_MEGAPIXELS', '40', integer(1, 250)),
    ),
    s3: readS3(reader),
    maxSockets: setting('MAX_SOCKETS', '10000', integer(0, 1_000_000)),
    siteFile: setting('SITE_FILE', path.join(repositoryRoot(), 'site.json'), existingFile),
    themeFile: optional('THEME_FILE', existingFile),
    filtersFile: optional('FILTERS_FILE', existingFile),
    linkDenylist: optional('LINK_DENYLIST', existingFile),
    limitsFile: optional('LIMITS_FILE', existingFile),
    passwordsFile: optional('PASSWORDS_FILE', existingFile),
    trustProxy: setting('TRUST_PROXY', 'off', proxies),
    corsOrigins: optional('CORS_ORIGINS', origins) ?? [],
    logLevel: setting('LOG_LEVEL', 'warn', oneOf(...logLevels)),
    cryptoProvider: setting('CRYPTO_PROVIDER', 'sample', oneOf(...cryptoProviders)),
    cryptoApiKey: optional('CRYPTO_API_KEY', headerValue),
    cryptoIntervalSeconds: setting('CRYPTO_INTERVAL', '15s', pollingInterval),
    metricsToken: optional('METRICS_TOKEN', longSecret),
    identities: readIdentities(reader, publicUrl),
    mail: readMail(reader, publicUrl),
    publicUrl,
    securityContact: optional('SECURITY_CONTACT', contactAddress),
    signUp: {
      mode: setting('SIGN_UP', 'open', oneOf('open', 'invite', 'approval')),
      challenge: readChallenge(reader),
    },
    emailVerification: setting('EMAIL_VERIFICATION', 'off', oneOf('off', 'ask', 'require')),
  };
  if (settings.emailVerification !== 'off' && given('MAIL_URL') === undefined) {
    mistakes.push(`EMAIL_VERIFICATION=${settings.emailVerification} needs MAIL_URL, to send the links.`);
  }
  if (settings.cryptoProvider === 'coinmarketcap' && given('CRYPTO_API_KEY') === undefined) {
    mistakes.push(
      'CRYPTO_API_KEY is needed for CRYPTO_PROVIDER=coinmarketcap. coinmarketcap.com/api gives one.',
    );
  }
  if (mistakes.length > 0) throw new SettingsError(mistakes);
  return settings;
}

const requiredWhen = (name: string, given: readonly string[]): string =>
  `${name} is required when ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(given)} is set.`;

function readS3({ given, setting, optional, mistakes }: Reader): S3Settings | undefined {
  const needed = ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  const others = ['S3_ENDPOINT', 'S3_REGION', 'S3_FORCE_PATH_STYLE'];
  const named = [...needed, ...others].filter((name) => given(name) !== undefined);
  if (named.length === 0) return undefined;
  for (const name of needed) {
    if (!named.includes(name)) mistakes.push(requiredWhen(name, named));
  }
  return {
    bucket: given('S3_BUCKET') ?? '',
    region: setting('S3_REGION', 'us-east-1', String),
    endpoint: optional('S3_ENDPOINT', httpUrl('https://s3.example.org')),
    accessKeyId: given('S3_ACCESS_KEY_ID') ?? '',
    secretAccessKey: given('S3_SECRET_ACCESS_KEY') ?? '',
    forcePathStyle: setting('S3_FORCE_PATH_STYLE', 'off', oneOf('on', 'off')) === 'on',
  };
}

function readIdentities(
  { given, setting, mistakes }: Reader,
  publicUrl: string | undefined,
): IdentitySettings | undefined {
  if (given('OIDC_PROVIDERS') === undefined) return undefined;
  if (given('PUBLIC_URL') === undefined) mistakes.push(requiredWhen('PUBLIC_URL', ['OIDC_PROVIDERS']));
  return {
    providers: setting('OIDC_PROVIDERS', '[]', readProviders),
    publicUrl: publicUrl ?? '',
  };
}

function readMail(
  { given, setting, mistakes }: Reader,
  publicUrl: string | undefined,
): MailSettings | undefined {
  const others = ['MAIL_FROM', 'PUBLIC_URL'].filter((name) => given(name) !== undefined);
  if (given('MAIL_URL') === undefined) {
    if (given('MAIL_FROM') !== undefined) mistakes.push(requiredWhen('MAIL_URL', ['MAIL_FROM']));
    return undefined;
  }
  const isOutbox = given('MAIL_URL') === outboxUrl;
  for (const name of ['MAIL_FROM', 'PUBLIC_URL']) {
    if (!isOutbox && !others.includes(name)) mistakes.push(requiredWhen(name, ['MAIL_URL']));
  }
  return {
    url: setting('MAIL_URL', '', smtpUrl),
    from: setting('MAIL_FROM', 'forum@localhost.example', mailSender),
    publicUrl: publicUrl ?? `http://localhost:${given('PORT') ?? '3000'}`,
  };
}

const hcaptchaScriptUrl = 'https://js.hcaptcha.com/1/api.js';
const hcaptchaVerifyUrl = 'https://api.hcaptcha.com/siteverify';

function readChallenge({ given, setting, mistakes }: Reader): ChallengeSettings {
  const kind = setting('SIGN_UP_CHALLENGE', 'off', oneOf('off', 'work', 'hcaptcha'));
  const max = setting('SIGN_UP_WORK', '100000', integer(1_000, 10_000_000));
  const scriptUrl = setting('HCAPTCHA_SCRIPT_URL', hcaptchaScriptUrl, httpUrl(hcaptchaScriptUrl));
  const verifyUrl = setting('HCAPTCHA_VERIFY_URL', hcaptchaVerifyUrl, httpUrl(hcaptchaVerifyUrl));
  const keys = { HCAPTCHA_SITE_KEY: given('HCAPTCHA_SITE_KEY'), HCAPTCHA_SECRET: given('HCAPTCHA_SECRET') };
  if (kind === 'work') return { kind, max };
  if (kind !== 'hcaptcha') return { kind: 'off' };
  for (const [name, key] of Object.entries(keys)) {
    if (key === undefined) mistakes.push(requiredWhen(name, ['SIGN_UP_CHALLENGE=hcaptcha']));
  }
  const { HCAPTCHA_SITE_KEY: siteKey = '', HCAPTCHA_SECRET: secret = '' } = keys;
  return { kind, siteKey, secret, scriptUrl, verifyUrl };
}
