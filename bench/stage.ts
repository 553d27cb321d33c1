import { join } from 'node:path';
import type pg from 'pg';

import { runningConnection } from '../server/src/database/embedded';
import { root, startChild, type ChildServer } from './child-server';
import { emailOf, memberId, password, sizeOf, type Size } from './seed';
import { copySeededFolder } from './seeded-folder';

export interface Caller {
  id: string;
  token: string;
}

export interface Stage {
  url: string;
  pid: number;
  database: pg.ClientConfig;
  size: Size;
  callers: readonly Caller[];
  /** Caps the sockets of each case. */
  maxSockets: number;
  /** Whether reads bypass the server's cache. */
  uncached: boolean;
  /** Starts another server on a fresh copy of the seeded folder. @returns Once `readyPath` answers. */
  startAnother: (readyPath: string) => Promise<ChildServer>;
  stop: () => Promise<void>;
}

export interface StageOptions {
  posts: number;
  /** @default one for 20 posts */
  members?: number | undefined;
  cache?: string | undefined;
  /** @default that of `npm run build` */
  entry?: string;
  /** Each takes the time of a password hash. @default 50 */
  callers?: number;
  /** @default 1000 */
  maxSockets?: number;
  /** @default false */
  uncached?: boolean;
}

/** With full durability and the memory settings of `deploy/alphazone.service`, but without rate limits. */
export async function openStage({
  posts,
  members: memberCount,
  cache,
  entry = 'server/dist/main.js',
  callers = 50,
  maxSockets = 1_000,
  uncached = false,
}: StageOptions): Promise<Stage> {
  const size = sizeOf(posts, memberCount);
  const folder = await copySeededFolder(size, cache);
  const startIn = (dataDir: string, readyPath: string) =>
    startChild(
      ['--max-semi-space-size=8', entry],
      {
        DATA_DIR: dataDir,
        SITE_FILE: join(root, 'e2e/site.json'),
        SEED: 'none',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        MALLOC_ARENA_MAX: '2',
      },
      readyPath,
    );
  try {
    const server = await startIn(folder.path, '/readyz');
    const stop = async () => {
      await server.stop();
      await folder.remove();
    };
    try {
      const database = await runningConnection(folder.path);
      if (!database) throw new Error('The database is not running.');
      const members = Array.from({ length: callers }, (_, member) => logIn(server.url, member));
      return {
        ...server,
        database,
        size,
        callers: await Promise.all(members),
        maxSockets,
        uncached,
        async startAnother(readyPath) {
          const copy = await copySeededFolder(size, cache);
          try {
            const other = await startIn(copy.path, readyPath);
            const stopOther = async () => {
              await other.stop();
              await copy.remove();
            };
            return { ...other, stop: stopOther };
          } catch (error) {
            await copy.remove();
            throw error;
          }
        },
        stop,
      };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await folder.remove();
    throw error;
  }
}

async function logIn(url: string, member: number): Promise<Caller> {
  const response = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: emailOf(member), password }),
  });
  if (!response.ok) throw new Error(`Member ${member} cannot log in: ${await response.text()}`);
  const { token } = (await response.json()) as { token: string };
  return { id: memberId(member), token };
}
