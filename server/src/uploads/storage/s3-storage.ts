import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import { unavailable } from '../../errors';
import { messages } from '../../messages';
import { operatorMessages } from '../../operator-messages';
import { StartupError } from '../../startup-error';
import type { MediaStorage } from './media-storage';

/** Which bucket, and how to reach it. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Address of the store; undefined for Amazon's own. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** Is the bucket's name in the path rather than in the host? Most stores but Amazon's want that. */
  forcePathStyle: boolean;
}

const silent = () => undefined;
const silentLogger = { trace: silent, debug: silent, info: silent, warn: silent, error: silent };

/** Most names in one request for deletion. */
const namesAtOnce = 1_000;

/** Keeps media in a bucket of an S3-compatible store. The bucket stays private: the server hands files out. */
export async function createS3Storage(settings: S3Settings, workDir: string): Promise<MediaStorage> {
  // Large, and loaded only by those who have a bucket.
  const { DeleteObjectsCommand, GetObjectCommand, HeadBucketCommand, NoSuchKey, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket, region, endpoint, accessKeyId, secretAccessKey, forcePathStyle } = settings;
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle,
    // Several compatible stores do not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // A store that is away must not hold requests for minutes.
    requestHandler: { connectionTimeout: 5_000, socketTimeout: 30_000 },
    // What fails is thrown; it would write to the console as well.
    logger: silentLogger,
    ...(endpoint !== undefined && { endpoint }),
  });

  return {
    workDir,

    async put(name, { path, bytes, mime }) {
      const Body = createReadStream(path);
      try {
        await client.send(
          new PutObjectCommand({ Bucket, Key: name, Body, ContentLength: bytes, ContentType: mime }),
        );
      } catch (error) {
        throw away(error);
      } finally {
        Body.destroy();
      }
    },

    async open(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await client.send(
          new GetObjectCommand({ Bucket, Key: name, ...(Range !== undefined && { Range }) }),
        );
        // In Node the SDK always answers with one of Node's streams.
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined;
        throw away(error);
      }
    },

    async remove(names) {
      for (let at = 0; at < names.length; at += namesAtOnce) {
        const Objects = names.slice(at, at + namesAtOnce).map((Key) => ({ Key }));
        const { Errors = [] } = await client
          .send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
          .catch((error: unknown) => {
            throw away(error);
          });
        if (Errors.length > 0) throw away(new Error(Errors[0]?.Message ?? 'Files could not be deleted.'));
      }
    },

    async check() {
      try {
        await client.send(new HeadBucketCommand({ Bucket }));
      } catch (error) {
        const where = endpoint === undefined ? region : new URL(endpoint).host;
        throw new StartupError(operatorMessages.bucketUnreachable(Bucket, where, reasonOf(error)), {
          cause: error,
        });
      }
    },

    close: () => {
      client.destroy();
    },
  };
}

/** 503: the store does not do as it should; the log has the reason. */
function away(cause: unknown): Error {
  const error = unavailable(messages.mediaAway, 10);
  error.cause = cause;
  return error;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  return [status === undefined ? undefined : `HTTP ${status}`, error.message || error.name]
    .filter(Boolean)
    .join(', ');
}
