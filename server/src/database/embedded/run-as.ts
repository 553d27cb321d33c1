import { execFile } from 'node:child_process';
import { chown, lstat, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { StartupError } from '../../startup/startup-error';
import { messages } from './messages';

/** PostgreSQL refuses to run as root. */
export interface RunAs {
  prefix: string[];
  /** Undefined: our own. */
  ids: { uid: number; gid: number } | undefined;
  /** Owner to set on the data folder. Undefined leaves the owner as it is. */
  owner: { uid: number; gid: number } | undefined;
}

interface Account {
  name: string;
  uid: number;
  gid: number;
}

/**
 * Root uses a user namespace that maps it to an ordinary user, even in folders only root may enter.
 * Without namespaces, root switches to an unprivileged user.
 * @param mustReach Folders that PostgreSQL must be able to enter.
 * @throws StartupError when root can do neither.
 */
export async function findRunAs(mustReach: string[]): Promise<RunAs> {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined, owner: undefined };

  const account = await unprivilegedAccount();
  // initdb looks its user up in /etc/passwd, so the mapped id must exist there.
  const prefix = ['unshare', '--user', `--map-user=${account.uid}`, `--map-group=${account.gid}`];
  if (process.platform === 'linux' && (await succeeds([...prefix, 'true']))) {
    return { prefix, ids: undefined, owner: { uid: 0, gid: 0 } };
  }

  const ids = { uid: account.uid, gid: account.gid };
  for (const folder of mustReach) {
    if (!(await succeeds(['test', '-x', folder], ids))) {
      throw new StartupError(messages.rootHasNoWay(account.name, folder));
    }
  }
  return { prefix: [], ids, owner: ids };
}

export async function ensureOwner(folder: string, { owner }: RunAs): Promise<void> {
  if (!owner || (await lstat(folder)).uid === owner.uid) return;
  // The folder itself last: its owner tells the next start whether all files are done.
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await chownLink(path.join(entry.parentPath, entry.name), owner);
  }
  await chown(folder, owner.uid, owner.gid);
}

async function chownLink(file: string, { uid, gid }: { uid: number; gid: number }): Promise<void> {
  const { isSymbolicLink } = await lstat(file).then((stats) => ({ isSymbolicLink: stats.isSymbolicLink() }));
  if (!isSymbolicLink) await chown(file, uid, gid);
}

async function unprivilegedAccount(): Promise<Account> {
  const accounts = (await readFile('/etc/passwd', 'utf8').catch(() => ''))
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid >= 0);
  return (
    ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name)).find(Boolean) ??
    accounts[0] ?? { name: 'nobody', uid: 65534, gid: 65534 }
  );
}

function succeeds([command = '', ...args]: string[], ids?: { uid: number; gid: number }): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { ...ids, timeout: 10_000 }, (error) => {
      resolve(!error);
    });
  });
}
