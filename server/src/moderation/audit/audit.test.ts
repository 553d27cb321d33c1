import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { components } from '@alphazone/client';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { newId } from '../../database/ids';
import { publish, signUp, testPassword, type TestMember } from '../../testing/members';
import { perform } from '../../testing/outcomes';
import { appointAdmin } from '../../testing/rows';
import { createTestApp, type TestApp } from '../../testing/test-app';
import { testSite } from '../../testing/test-site';
import { readGivenSettings } from '../../settings/settings';
import { createBannedNetworks, networkIn } from '../address-bans/address-bans';
import { auditSettings } from './audit-settings';
import { csvLine } from './audit-csv';
import { decide } from '../decisions/decide';
import { moderationMessages } from '../messages';

type AuditEntry = components['schemas']['AuditEntry'];
type AddressBan = components['schemas']['AddressBan'];

let server: TestApp;
let admin: TestMember;
let ada: TestMember;

beforeAll(async () => {
  server = await createTestApp({
    site: { ...testSite, publicRemovals: true },
    settings: { trustProxy: true },
  });
  admin = await signUp(server, '-Boss');
  ada = await signUp(server, 'Ada');
  await appointAdmin(server.db, admin.id);
});
afterAll(() => server.close());

const search = async (query = '') => {
  const response = await admin.request({ url: `/api/moderation/audit?${query}` });
  return { entries: response.json<AuditEntry[]>(), link: String(response.headers.link ?? '') };
};

it('lists pins, boosts and log-ins of staff, filtered, page by page', async () => {
  const { _id } = await publish(ada);
  await admin.request({ method: 'POST', url: `/posts/pin/${_id}` });
  await admin.request({ method: 'POST', url: `/posts/pin/${_id}` });
  await admin.request({ method: 'PATCH', url: `/posts/boost/${_id}`, payload: { amount: 5 } });
  for (const { email } of [admin, ada]) {
    const payload = { email, password: testPassword };
    await server.request({ method: 'POST', url: '/api/users/login', payload });
  }
  const actions = async (query: string) => (await search(query)).entries.map(({ action }) => action);

  expect(await actions('')).toEqual(['log in', 'boost post', 'unpin post', 'pin post']);
  expect(await actions(`target=${_id}&action=pin%20post`)).toEqual(['pin post']);
  expect(await actions('action=Pin%20post')).toEqual(['pin post']);
  expect(await actions(`member=${ada.id}`)).toEqual(['boost post', 'unpin post', 'pin post']);
  expect(await actions(`actor=${ada.id}`)).toEqual([]);
  expect(await actions('from=2020-01-01&to=2020-01-31')).toEqual([]);
  // Midnight may have passed since the first.
  const days = (await search()).entries.map(({ happenedOn }) => happenedOn.slice(0, 10));
  expect(await actions(`from=${days.at(-1)}&to=${days[0]}`)).toHaveLength(4);

  const { entries, link } = await search('limit=3');
  expect(entries[1]).toMatchObject({
    actor: { _id: admin.id, name: '-Boss' },
    member: { _id: ada.id },
    targetKind: 'post',
    targetId: _id,
    details: { amount: 5 },
  });
  const next = await admin.request({ url: /<(.*)>/.exec(link)![1]! });
  expect(next.json<AuditEntry[]>().map(({ action }) => action)).toEqual(['pin post']);
  expect(next.headers.link).toBeUndefined();
});

it('finds entries by the name of a member, in any letter case', async () => {
  const about = async (member: string) => (await search(`member=${member}`)).entries.length;

  expect(await about('aDa')).toBe(await about(ada.id));
  expect(await about('ada')).toBeGreaterThan(0);
  expect(await about('nobody')).toBe(0);
  expect((await search('actor=-boss')).entries).toHaveLength(
    (await search(`actor=${admin.id}`)).entries.length,
  );
});

it('names settings that have changed since the last start, never their values', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'alphazone-settings-'));
  const limitsFile = path.join(folder, 'limits.json');
  const jwtSecret = 'a secret of the server, long enough';
  const start = async (env: Record<string, string>, limits: string) => {
    await writeFile(limitsFile, limits);
    const settings = readGivenSettings({ LIMITS_FILE: limitsFile, ...env });
    await auditSettings(server.db, { ...settings, jwtSecret: settings.jwtSecret ?? jwtSecret });
  };
  const changed = async () =>
    (await search('action=change%20setting')).entries.map(({ details }) => details).reverse();

  await start({}, '{}');
  await start({ PORT: '4000' }, '{}');
  expect(await changed()).toEqual([]);
  await start({ MAIL_URL: 'outbox', TOKEN_TTL: '1d' }, '{ "posts": [] }');
  const first = [{ name: 'limitsFile' }, { name: 'mail' }, { name: 'tokenTtlSeconds' }];
  expect(await changed()).toEqual(first);
  await start({ MAIL_URL: 'outbox', TOKEN_TTL: '1d', JWT_SECRET: 'x'.repeat(32) }, '{ "posts": [] }');
  expect(await changed()).toEqual([...first, { name: 'jwtSecret' }]);
  await rm(folder, { recursive: true });
});

it('exports the audit log as CSV, without formulas', async () => {
  const response = await admin.request({ url: '/api/moderation/audit.csv?action=log%20in' });
  const [header, line, ...rest] = response.body.split('\r\n');

  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(header).toBe('id,date,action,actor id,actor,member id,member,target kind,target id,details');
  expect(line).toContain(`,log in,${admin.id},'-Boss,`);
  expect(rest).toEqual(['']);
  expect(csvLine(['-1', 'a,"b"', '\t@x', '＝1', 'plain'])).toBe(`'-1,"a,""b""",'\t@x,'＝1,plain\r\n`);
});

it('publishes removals without names or texts, page by page', async () => {
  const remove = (zone: string, before?: { hidden: 'held' | null }) =>
    perform(server.db, ({ change }) =>
      change((unit) =>
        decide(
          unit,
          {
            kind: 'remove',
            target: { kind: 'post', id: newId() },
            zone,
            memberId: ada.id,
            moderatorId: admin.id,
            reason: 'spam',
            note: 'secret',
            before,
          },
          new Date(),
        ),
      ),
    );
  const storeState = (zone: string, state: 'appealed' | 'restored', undone = false) =>
    server.db.updateTable('decisions').set({ state, undone }).where('zone', '=', zone).execute();
  // Undone at once, so it is not listed.
  await remove('Cryptocurrency');
  await storeState('Cryptocurrency', 'restored', true);
  // Only its author and moderators could read it.
  await remove('Held', { hidden: 'held' });
  await remove('Restored', { hidden: null });
  await storeState('Restored', 'restored');
  await remove('Memes');
  // An appeal concerns only the member.
  await storeState('Memes', 'appealed');
  await remove('News', { hidden: null });
  const first = await server.request({ url: '/api/removals?limit=2' });
  const second = await server.request({ url: /<(.*)>/.exec(String(first.headers.link))![1]! });

  const removal = {
    removedOn: expect.any(String) as string,
    target: 'post',
    reason: 'spam',
    state: 'decided',
  };
  expect(first.json()).toEqual([
    { ...removal, zone: 'News' },
    { ...removal, zone: 'Memes' },
  ]);
  expect(second.json()).toEqual([{ ...removal, zone: 'Restored', state: 'restored' }]);
  expect(second.headers.link).toBeUndefined();
  for (const cursor of ['x', Buffer.from('["audit","1"]').toString('base64url')])
    expect((await server.request({ url: `/api/removals?cursor=${cursor}` })).statusCode).toBe(400);
});

it('closes a network to log-ins, sign-ups and guests, and opens it again', async () => {
  const ban = (fields: object) =>
    admin.request({
      method: 'POST',
      url: '/api/moderation/address-bans',
      payload: { reason: 'spam', days: 1, ...fields },
    });
  const { _id: post } = await publish(ada);
  const share = (request: TestApp['request'], address: string) =>
    request({ method: 'POST', url: `/posts/share/${post}`, headers: { 'x-forwarded-for': address } });
  const banned = (await ban({ address: '203.0.113.7' })).json<AddressBan>();
  expect((await ban({ address: '203.0.113.0/24', days: 2 })).json<AddressBan>()._id).toBe(banned._id);

  const refused = await share(server.request, '203.0.113.200');
  expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([403, 'network_banned']);
  for (const url of ['/api/users/login', '/api/users/signup']) {
    const headers = { 'x-forwarded-for': '203.0.113.1' };
    expect((await server.request({ method: 'POST', url, payload: {}, headers })).statusCode).toBe(403);
  }
  expect((await share(server.request, '203.0.114.1')).statusCode).toBe(200);
  expect((await share(ada.request, '203.0.113.200')).statusCode).toBe(200);

  expect((await admin.request({ url: '/api/moderation/address-bans' })).json()).toMatchObject([
    { network: '203.0.113.0/24', reason: 'spam' },
  ]);
  const url = `/api/moderation/address-bans/${banned._id}`;
  expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(200);
  expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(404);
  expect((await share(server.request, '203.0.113.200')).statusCode).toBe(200);
  expect((await ban({ address: '127.0.0.9' })).json()).toMatchObject({
    details: [{ field: 'address', message: moderationMessages.ownNetwork }],
  });
  expect((await ban({ address: 'example.org' })).json()).toMatchObject({ details: [{ field: 'address' }] });
});

it('stops when the ban has ended', async () => {
  let clock = new Date();
  const networks = createBannedNetworks(server.db, () => clock);
  const url = '/api/moderation/address-bans';
  const payload = { address: '198.51.100.1', reason: 'spam', days: 1 };
  await admin.request({ method: 'POST', url, payload });
  await expect(networks.requireOpen('198.51.100.9')).rejects.toMatchObject({ code: 'network_banned' });

  clock = new Date(Date.now() + 25 * 60 * 60_000);
  await expect(networks.requireOpen('198.51.100.9')).resolves.toBeUndefined();
});

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  [' 203.0.113.0/24 ', '203.0.113.0/24'],
  ['2001:db8:1:2::3', '2001:db8:1::/48'],
  ['2001:db8:1::/48', '2001:db8:1::/48'],
  ['203.0.113.0/8', undefined],
  ['203.0.113', undefined],
  ['203.0.113.0/24/1', undefined],
])('reads the network in "%s" as %s', (text, network) => {
  expect(networkIn(text)).toBe(network);
});
