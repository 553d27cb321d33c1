import { pino, type DestinationStream, type Logger } from 'pino';

import type { Settings } from '../settings';
import { scrubber } from './scrub';

export interface LogOptions {
  level: Settings['logLevel'];
  secrets: readonly string[];
}

const secretFields = ['authorization', 'cookie', 'password', 'token', 'apiKey', 'connectionString'];

/** pino needs a path per depth. */
const depths = ['', '*.', '*.*.', '*.*.*.'];

export function createLog({ level, secrets }: LogOptions, destination: DestinationStream): Logger {
  return pino(
    {
      level,
      redact: {
        paths: depths.flatMap((depth) => secretFields.map((field) => `${depth}${field}`)),
        censor: '[redacted]',
      },
      // Redacting by field is not enough: messages and stacks contain values too.
      hooks: { streamWrite: scrubber(secrets) },
    },
    destination,
  );
}

export function secretsOf({
  jwtSecret,
  adminPassword,
  databaseUrl,
  redisUrl,
  cryptoApiKey,
  metricsToken,
  s3,
  mail,
  identities,
  signUp,
}: Pick<
  Settings,
  | 'jwtSecret'
  | 'adminPassword'
  | 'databaseUrl'
  | 'redisUrl'
  | 'cryptoApiKey'
  | 'metricsToken'
  | 's3'
  | 'mail'
  | 'identities'
  | 'signUp'
>): string[] {
  const urls = [databaseUrl, redisUrl, mail?.url].filter((url) => url !== undefined && URL.canParse(url));
  const passwords = urls.flatMap((url) => {
    const password = url === undefined ? '' : new URL(url).password;
    return [password, decodeURIComponent(password)];
  });
  const ofProviders = identities?.providers.map(({ clientSecret }) => clientSecret) ?? [];
  const { challenge } = signUp;
  const hcaptchaSecret = challenge.kind === 'hcaptcha' ? challenge.secret : undefined;
  const keys = [jwtSecret, adminPassword, cryptoApiKey, metricsToken, s3?.secretAccessKey, hcaptchaSecret];
  return [...keys, ...passwords, ...ofProviders].filter(
    (secret): secret is string => secret !== undefined && secret !== '',
  );
}
