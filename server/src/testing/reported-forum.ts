import type { components } from '@alphazone/client';

import { signUp, type TestMember } from './members';
import { grantRole } from './roles';
import { createTestApp } from './test-app';

type Case = components['schemas']['Case'];

/** Three members, and moderators of Memes (`mod`), of all zones (`other`) and of News (`ofNews`). */
export async function createReportedForum(now: () => Date) {
  const server = await createTestApp({ now });
  const [ada, bob, cy, mod, other, ofNews] = (await Promise.all(
    ['Ada', 'Bob', 'Cy', 'Mona', 'Other', 'OfNews'].map((name) => signUp(server, name)),
  )) as [TestMember, TestMember, TestMember, TestMember, TestMember, TestMember];
  await grantRole(server.db, mod.id, 'moderator', 'Memes');
  await grantRole(server.db, other.id, 'moderator');
  await grantRole(server.db, ofNews.id, 'moderator', 'News');
  return { server, ada, bob, cy, mod, other, ofNews };
}

export const sendReport = (member: TestMember, body: object) =>
  member.request({ method: 'POST', url: '/api/reports', payload: body });

export const cases = async (member: TestMember, query = '') =>
  (await member.request({ url: `/api/moderation/cases${query}` })).json<Case[]>();

export const claim = (member: TestMember, { _id }: Case, method: 'POST' | 'DELETE' = 'POST') =>
  member.request({ method, url: `/api/moderation/cases/${_id}/claim` });

export const keep = (member: TestMember, { _id, version }: Case) =>
  member.request({
    method: 'POST',
    url: `/api/moderation/cases/${_id}/decision`,
    payload: { version, kind: 'keep', reason: 'spam' },
  });
