import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

import { unavailable } from '../../errors';
import { messages } from '../../messages';
import { operatorMessages } from '../../operator-messages';
import { StartupError } from '../../startup/startup-error';
import type { MediaStorage } from './media-storage';
import { downloadConfig, writeConfig, type S3Settings } from './s3-client-config';
import { watchDownload } from './watch-download';

/**
 * Each file is deleted by its own request: for bulk deletions the SDK omits Content-MD5, which MinIO and others
 * require.
 */
const concurrentDeletions = 10;

/**
 * Timeout of a hanging store. A failed upload waits three times: once to store, and twice to remove the files. With the
 * SDK's three seconds each, that is below the 75 seconds of deploy/nginx.conf.
 */
const defaultTimeoutMs = 15_000;

export async function createS3Storage(
  settings: S3Settings,
  workDir: string,
  timeoutMs = defaultTimeoutMs,
): Promise<MediaStorage> {
  // The SDK would warn about Node.js 20 in plain text, and each line of the log is JSON.
  process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] ??= 'true';
  // Imported lazily: it is large.
  const { DeleteObjectCommand, GetObjectCommand, HeadBucketCommand, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { bucket: Bucket, region, endpoint } = settings;
  const client = new S3Client(writeConfig(settings, timeoutMs));
  const downloads = new S3Client(downloadConfig(settings, timeoutMs));

  const removeOne = async (Key: string): Promise<void> => {
    try {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    } catch (error) {
      // Amazon's answers 204 for a missing one, others 404.
      if (!isMissingObject(error)) throw outageError(error);
    }
  };

  return {
    workDir,

    async put(name, { path, bytes, mime }) {
      const file = await open(path);
      // The SDK adds no listener: an unreadable file would crash the process.
      const Body = file.createReadStream().on('error', () => undefined);
      try {
        await client.send(
          new PutObjectCommand({ Bucket, Key: name, Body, ContentLength: bytes, ContentType: mime }),
        );
      } catch (error) {
        throw outageError(error);
      } finally {
        Body.destroy();
      }
    },

    async open(name, range) {
      const Range = range && `bytes=${range.start}-${range.end}`;
      try {
        const { Body } = await downloads.send(
          new GetObjectCommand({ Bucket, Key: name, ...(Range !== undefined && { Range }) }),
        );
        // In Node the SDK always returns a Node stream.
        if (!(Body instanceof Readable)) return undefined;
        watchDownload(Body, timeoutMs);
        return Body;
      } catch (error) {
        if (isMissingObject(error)) return undefined;
        throw outageError(error);
      }
    },

    async remove(names) {
      for (let at = 0; at < names.length; at += concurrentDeletions)
        await Promise.all(names.slice(at, at + concurrentDeletions).map(removeOne));
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
      downloads.destroy();
    },
  };
}

function outageError(cause: unknown): Error {
  const error = unavailable(messages.mediaAway, 10);
  error.cause = cause;
  return error;
}

const statusOf = (error: Error): number | undefined =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;

/** Some stores and proxies send a 404 without the XML that names the missing thing. */
const isMissingObject = (error: unknown): boolean =>
  error instanceof Error && statusOf(error) === 404 && error.name !== 'NoSuchBucket';

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = statusOf(error);
  return [status === undefined ? undefined : `HTTP ${status}`, error.message || error.name]
    .filter(Boolean)
    .join(', ');
}
