import { countText } from '../count-text';

const maxListed = 3;

const listed = (names: readonly string[]) =>
  [...names.slice(0, maxListed), ...(names.length > maxListed ? ['…'] : [])].join(', ');

export const messages = {
  nothingThere: (dataDir: string) =>
    `There is no database in ${dataDir}. Set DATA_DIR to the folder of your server, or DATABASE_URL.`,
  neverUsed: 'The database is empty: no server has ever run on it.',
  notReady: (dataDir: string) =>
    `The server on ${dataDir} is running, but its database does not answer. Try again when the server is ready.`,
  unreachable: (where: string, reason: string) =>
    `The database at ${where} cannot be used: ${reason}. Check its address and password, and that PostgreSQL runs there.`,
  notEmpty: (tables: string[]) =>
    `The database is not empty: it has the tables ${tables.join(', ')}. Nothing was changed. ` +
    'Use a new database, or with the embedded one another DATA_DIR.',
  mediaNotEmpty: (folder: string) =>
    `The folder ${folder} is not empty. Nothing was changed. Use another DATA_DIR, or move that folder away.`,
  serverRuns: (dataDir: string) => `A server or another command is using ${dataDir}. Stop it first.`,
  otherTables: (name: string) =>
    `The table ${name} differs from the one that this version of Alphazone creates at the same migration. Nothing was changed.`,
  differs: (name: string) =>
    `The table ${name} does not hold what was sent to it. Nothing was changed; please report this.`,
  noBackup: (folder: string, reason: string) =>
    `${folder} is not a complete backup: ${reason}. Name a folder that \`npm run backup\` printed.`,
  damaged: (file: string) =>
    `The backup is damaged: ${file} is not what was written. Nothing was changed. Use another backup.`,
  outcomeUnknown: (placed: string[]) =>
    [
      'The connection to the database was lost at the end, so it is unknown whether the restore is complete.',
      'Restore once more. If that says that the database is not empty, it is complete: start the server.',
      `If it says that the media folder is not empty, nothing was stored: remove ${placed.join(' and ')}, and restore again.`,
    ].join(' '),
  missingMedia: (names: string[]) =>
    `Warning: the backup lacks ${countText(names.length, 'uploaded file')}: ${listed(names)}.`,
  noMedia: (folder: string, names: readonly string[]) =>
    [
      `All uploaded files are missing from ${folder} (${names.length}). Nothing was left behind.`,
      'Mount that folder, or set DATA_DIR or the S3_… settings as the server has them.',
      `If all files are lost, create an empty ${names[0]} there, and the rest is backed up.`,
    ].join(' '),
  noSecret: (file: string) =>
    `Warning: there is no key in ${file}, and JWT_SECRET is not set. After a restore, all users have to log in again.`,
  filesAreRemoved:
    'Waiting: a server is removing files that no post uses, or another backup is copying files.',
  mediaInBucket: (bucket: string) =>
    `media: in the bucket ${bucket}, whose own versions are their backup (docs/operating.md)`,
  mediaElsewhere: (storedIn: string, readFrom: string) =>
    `Warning: the uploads are in ${storedIn}, but the server reads ${readFrom}. Copy them there under the same names, or change the S3_… settings.`,
  secretElsewhere:
    'The backup has no key for tokens. Unless JWT_SECRET is that of the old server, all users have to log in again.',
  secretKept: (file: string) =>
    `${file} already exists and is kept. If it is not the key of the old server, all users have to log in again.`,
  moveFromServer:
    'DATABASE_URL is set, so there is no embedded database to move. Run this with the settings that the server had until now.',
  databaseSaid: (message: string) => `The database refused: ${message}. Nothing was changed.`,
  tooLittleSpace: (dataDir: string) =>
    `The disk of ${dataDir} is almost full, and its database would stop. Nothing was left behind; make room, or choose a folder on another disk.`,
  diskFull: 'The disk is full. Nothing was left behind; make room, or choose a folder on another disk.',
  noAccess: (file: string) => `This user may not write to ${file}. Run this as the user who runs the server.`,
} as const;
