import type { S3ClientConfig } from '@aws-sdk/client-s3';

export interface S3Settings {
  bucket: string;
  region: string;
  /** Undefined for Amazon S3. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Most stores except Amazon S3 need it. */
  forcePathStyle: boolean;
}

const maxAttempts = 2;

/** An unreachable store must not block requests for minutes. */
const connectionTimeout = 5_000;

const silent = () => undefined;

/** For uploads, deletions and the check. */
export const writeConfig = (settings: S3Settings, timeoutMs: number): S3ClientConfig => ({
  ...baseConfig(settings),
  requestHandler: { connectionTimeout, socketTimeout: timeoutMs },
});

export function downloadConfig(settings: S3Settings, timeoutMs: number): S3ClientConfig {
  // Slow readers hold their connections: neither a timeout for idle ones nor the SDK's limit of 50 fits.
  const agent = { maxSockets: Infinity };
  return {
    ...baseConfig(settings),
    requestHandler: {
      connectionTimeout,
      // A page waits for its pictures: both attempts together take two thirds of the timeout.
      requestTimeout: timeoutMs / 3,
      throwOnRequestTimeout: true,
      socketTimeout: 0,
      httpAgent: agent,
      httpsAgent: agent,
    },
  };
}

const baseConfig = ({
  region,
  endpoint,
  accessKeyId,
  secretAccessKey,
  forcePathStyle,
}: S3Settings): S3ClientConfig => ({
  region,
  credentials: { accessKeyId, secretAccessKey },
  forcePathStyle,
  // Several compatible stores do not support the newer checksums.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts,
  // Errors are thrown. The SDK would also write to the console.
  logger: { trace: silent, debug: silent, info: silent, warn: silent, error: silent },
  ...(endpoint !== undefined && { endpoint }),
});
