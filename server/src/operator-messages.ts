import type { LostZone } from './site/lost-zones-repository';

/** Why a server cannot start or run, for the operator. Those of the embedded database are in `database/embedded/messages.ts`. */
export const operatorMessages = {
  portTaken: (host: string, port: number) =>
    `Port ${port} on ${host} is taken by another program. Stop that one, or choose another port with PORT.`,
  portForbidden: (port: number) =>
    `This user may not listen on port ${port}. Choose one from 1024 up with PORT and put a proxy in front.`,
  hostUnknown: (host: string) => `This machine has no address ${host}. Change HOST.`,
  databaseUnreachable: (where: string, reason: string) =>
    `The database at ${where} cannot be used: ${reason}. Check DATABASE_URL and that PostgreSQL runs there.`,
  databaseTooOld: (version: string) =>
    `The database is PostgreSQL ${version}. Version 15 or newer is needed.`,
  newerVersion: (migration: string) =>
    `The data was stored by a newer version of Alphazone (it has the migration ${migration}). ` +
    'Install that version or a newer one first.',
  databaseEncoding: (encoding: string) =>
    `The database stores text as ${encoding}. Make one with: create database … encoding 'UTF8' template template0`,
  redisUnreachable: (where: string, reason: string) =>
    `Redis at ${where} cannot be used: ${reason}. Check REDIS_URL and that Redis runs there.`,
  databaseEnded: (lastLines: string) =>
    `The embedded database exited unexpectedly. Its last log lines:\n${lastLines}`,
  dataFolderUnusable: (folder: string, reason: string) =>
    `The data folder ${folder} cannot be used: ${reason}. Give it to the user who starts the server, or set DATA_DIR to another folder.`,
  otherUser: (folder: string, uid: number) =>
    `The folder ${folder} belongs to another user (number ${uid}). Run this as that user, who runs the server.`,
  dataFolderFull: (folder: string, reason: string) =>
    `The data folder ${folder} cannot be used: ${reason}. Make room on that disk.`,
  secretTruncated: (file: string) =>
    `The key in ${file} is too short. Restore the file from a backup, or delete it: the next start makes a new one, which logs everyone out.`,
  mediaFolderUnusable: (folder: string, reason: string) =>
    `Uploads cannot be stored in ${folder}: ${reason}. Give the folder to the user who starts the server.`,
  bucketUnreachable: (bucket: string, where: string, reason: string) =>
    `The bucket ${bucket} at ${where} cannot be used: ${reason}. Check the S3_… settings, and what their key may do in the bucket.`,
  lostZone: ({ name, posts }: LostZone) =>
    `site.json lacks the zone ${name}, whose posts (${posts}) are therefore only in the list of all posts. See “Renaming a zone” in docs/operating.md.`,
  appNotBuilt: (dir: string) =>
    `There is no built app in ${dir}: only the API is served. Run \`npm start\` to build it.`,
} as const;
