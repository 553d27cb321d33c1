import { pino, stdSerializers, type DestinationStream, type Logger, type SerializedError } from 'pino';

import { errorMessage } from '../error-message';
import type { Settings } from '../settings/settings';
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
      serializers: { err: serialiseError },
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

/** Node's error for a host with several addresses has no message of its own. */
function serialiseError(error: Error): SerializedError {
  const serialised = stdSerializers.err(error);
  return error instanceof AggregateError ? { ...serialised, message: errorMessage(error) } : serialised;
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
