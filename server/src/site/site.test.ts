import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@alphazone/client/limits';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { readContract } from '../contract/contract';
import { messages } from '../messages';
import { repositoryRoot } from '../repository-root';
import { appointAdmin } from '../testing/rows';
import { createTestApp, type TestApp } from '../testing/test-app';
import { testSite } from '../testing/test-site';
import { StartupError } from '../startup/startup-error';
import { readSiteSettings, zoneNamed } from './site-settings';

let server: TestApp;
beforeAll(async () => {
  server = await createTestApp();
});
afterAll(() => server.close());

describe('getSite', () => {
  it('returns the site settings and the administrator, if there is one', async () => {
    const before = await server.request({ url: '/api/site' });
    await appointAdmin(server.db, 'first');
    await appointAdmin(server.db, '0193a1b2-0000-7000-8000-000000000001');
    const after = await server.request({ url: '/api/site' });

    expect(before.json()).toEqual({
      ...testSite,
      account: true,
      locationRemoved: true,
      maxPictureBytes: limits.pictureFile.maxBytes,
      mail: false,
    });
    expect(after.json()).toEqual({
      ...before.json<object>(),
      adminUserId: '0193a1b2-0000-7000-8000-000000000001',
    });
  });
});

describe('readSiteSettings', () => {
  it('reads the site.json of the checkout by default', async () => {
    const checkout = JSON.parse(await readFile(join(repositoryRoot(), 'site.json'), 'utf8')) as unknown;

    expect(readSiteSettings(readContract())).toEqual(checkout);
  });

  it('reports invalid fields', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-site-'));
    const file = join(folder, 'site.json');
    const read = () => readSiteSettings(readContract(), file);

    // Printed without a stack.
    expect(read).toThrow(StartupError);
    expect(read).toThrow(`${file} cannot be used.`);
    await writeFile(file, '{');
    expect(read).toThrow(`${file} cannot be used.`);
    await writeFile(
      file,
      '{"brand":{"name":1,"tagline":""},"zones":[],"alerts":"loud","chat":true,"ticker":true}',
    );
    expect(read).toThrow(
      /home: is required\..*brand\.name: must be text\..*zones: must have at least 1 item\..*alerts: must be one of: dialog, browser\./,
    );
    await rm(folder, { recursive: true });
  });

  it('reports misspelt fields', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-site-'));
    const file = join(folder, 'site.json');
    const zones = testSite.zones.map((zone) => ({ ...zone, gifsAreVideo: true }));
    await writeFile(file, JSON.stringify({ ...testSite, zones, publicRemoval: true }));

    const read = () => readSiteSettings(readContract(), file);
    expect(read).toThrow('publicRemoval: is not a known field.');
    expect(read).toThrow('zones.0.gifsAreVideo: is not a known field.');
    await rm(folder, { recursive: true });
  });

  it('reports inconsistent fields', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-site-'));
    const file = join(folder, 'site.json');
    await writeFile(file, JSON.stringify({ ...testSite, home: 'sports' }));

    expect(() => readSiteSettings(readContract(), file)).toThrow(
      `${file} cannot be used. home: must be one of: list, cryptocurrency, memes, news.`,
    );
    await rm(folder, { recursive: true });
  });

  it('accepts optional links of manual tasks and no other fields', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'alphazone-site-'));
    const file = join(folder, 'site.json');
    const readWith = async (tasks: object) => {
      await writeFile(file, JSON.stringify({ ...testSite, tasks }));
      return readSiteSettings(readContract(), file).tasks;
    };
    const joinGroup = 'https://t.example/alphazone';

    expect(await readWith({})).toEqual({});
    expect(await readWith({ joinGroup })).toEqual({ joinGroup });
    await expect(readWith({ joinGroup: 'javascript:alert(1)' })).rejects.toThrow(
      'tasks.joinGroup: must be an address that begins with http:// or https://.',
    );
    await expect(readWith({ followacount: joinGroup })).rejects.toThrow(
      'tasks.followacount: is not a known field.',
    );
    await rm(folder, { recursive: true });
  });
});

describe('zoneNamed', () => {
  it.each([
    ['memes', 'Memes'],
    [' MEMES ', 'Memes'],
    ['Sports', undefined],
    ['', undefined],
  ])('finds "%s" as %s', (category, expected) => {
    expect(zoneNamed(testSite, category)).toBe(expected);
  });
});

describe('health', () => {
  it('is ok while the process runs, and not cached', async () => {
    const response = await server.request({ url: '/healthz' });

    expect(response.json()).toEqual({ status: 'ok' });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('is ready when the database is reachable and migrated', async () => {
    expect((await server.request({ url: '/readyz' })).json()).toEqual({ status: 'ok' });
  });

  it('is not ready when a migration has not run', async () => {
    const other = await createTestApp();
    await sql`delete from kysely_migration where name = '0001-community'`.execute(other.db);
    const response = await other.request({ url: '/readyz' });

    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ message: messages.notMigrated, code: 'not_ready' });
    await other.close();
  });

  it('asks the database at most once a second for all callers', async () => {
    let time = 0;
    const other = await createTestApp({ now: () => new Date(time) });
    const read = async () => (await other.request({ url: '/readyz' })).statusCode;
    const forget = sql`delete from kysely_migration where name = '0001-community'`;

    expect(await read()).toBe(200);
    await forget.execute(other.db);
    time += 999;
    expect(await read()).toBe(200);
    time += 1;
    expect(await read()).toBe(503);
    await other.close();
  });

  it('asks an unreachable database at most once a second too', async () => {
    let time = 0;
    const warnings: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => warnings.push(line) });
    const other = await createTestApp({ log, now: () => new Date(time) });
    await other.request({ url: '/readyz' });
    await other.db.destroy();
    const failures = () =>
      warnings.filter((line) => line.includes('"the database cannot be reached"')).length;
    const read = async () => (await other.request({ url: '/readyz' })).statusCode;

    time += 1_000;
    expect([await read(), await read(), ...(await Promise.all([read(), read()]))]).toEqual([
      503, 503, 503, 503,
    ]);
    expect(failures()).toBe(1);
    time += 1_000;
    await read();
    expect(failures()).toBe(2);
    await other.close();
  });

  it('is not ready when the database cannot be reached', async () => {
    let time = 0;
    const other = await createTestApp({ now: () => new Date(time) });
    expect((await other.request({ url: '/readyz' })).statusCode).toBe(200);
    await other.db.destroy();
    time += 1_000;
    const response = await other.request({ url: '/readyz' });

    expect(response.statusCode).toBe(503);
    expect(response.json()).toEqual({ message: messages.notReady, code: 'not_ready' });
    expect((await other.request({ url: '/healthz' })).statusCode).toBe(200);
    await other.close();
  });
});
