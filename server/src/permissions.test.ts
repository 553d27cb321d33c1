import type { Session } from '@alphazone/client';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationId } from './contract/handlers';
import { createExamples, exampleCall, offeredOperations, type ExampleIds } from './testing/contract-calls';
import { multipart, testFiles } from './testing/files';
import { signUp, testPassword, type TestMember } from './testing/members';
import { grantRole, restrict } from './testing/roles';
import { appointAdmin } from './testing/rows';
import { createTestApp, type TestApp } from './testing/test-app';
import { testSite } from './testing/test-site';

const roles = [
  'guest',
  'member',
  'silenced',
  'banned',
  'ofZone',
  'ofOther',
  'ofAll',
  'admin',
  'owner',
] as const;
type Role = (typeof roles)[number];

/**
 * Every operation with the status for each role, executed with the example of openapi.yaml. Requests are about the account,
 * the post or the comment of the owner, and the post is in the zone of the moderator `ofZone`. 400, 404, 409 and 410
 * count as allowed: the ids, codes and tokens of the examples do not exist.
 */
// prettier-ignore
const matrix: [OperationId, ...number[]][] = [
  //                       guest member silenced banned ofZone ofOther ofAll admin owner
  // Reading
  ['getHealth',             200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getReadiness',          200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getMetrics',            200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getSite',               200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listUsers',             200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getUser',               200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['searchUsers',           200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['suggestUsers',          200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listPosts',             200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listComments',          200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['suggestPosts',          200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['searchPosts',           200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listTags',              200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getLeaderboard',        200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getChatHistory',        200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listTopCoins',          200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listRemovals',          200, 200, 200, 200, 200, 200, 200, 200, 200],
  // Taking part
  ['createPost',            401, 201, 403, 403, 201, 201, 201, 201, 201],
  ['votePost',              401, 200, 403, 403, 200, 200, 200, 200, 200],
  ['sharePost',             200, 200, 403, 403, 200, 200, 200, 200, 200],
  ['createComment',         401, 201, 403, 403, 201, 201, 201, 201, 201],
  ['uploadFile',            401, 201, 403, 403, 201, 201, 201, 201, 201],
  ['deletePost',            401, 403, 403, 403, 403, 403, 403, 403, 200],
  ['deleteComment',         401, 403, 403, 403, 403, 403, 403, 403, 200],
  // The own account
  ['login',                 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['signup',                201, 201, 201, 201, 201, 201, 201, 201, 201],
  ['getSignUpTask',         404, 404, 404, 404, 404, 404, 404, 404, 404],
  ['listInvitations',       401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['createInvitation',      401, 409, 403, 403, 409, 409, 409, 409, 409],
  ['revokeInvitation',      401, 404, 403, 403, 404, 404, 404, 404, 404],
  ['updateUser',            401, 403, 403, 403, 403, 403, 403, 403, 200],
  ['toggleTask',            401, 403, 403, 403, 403, 403, 403, 403, 404],
  ['completeTaskManually',  401, 403, 403, 403, 403, 403, 403, 403, 404],
  ['getUnreadCount',        401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listNotifications',     401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['markNotificationsRead', 401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getPush',               401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['updatePush',            401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getFilters',            401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['setMutedWords',         401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['blockUser',             401, 200, 200, 403, 200, 200, 200, 200, 409],
  ['unblockUser',           401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['hidePost',              401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['unhidePost',            401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['listSessions',          401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['endSession',            401, 404, 404, 404, 404, 404, 404, 404, 404],
  ['exportUser',            401, 403, 403, 403, 403, 403, 403, 403, 200],
  ['endCurrentSession',     401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getEmailSettings',      401, 403, 403, 403, 403, 403, 403, 403, 200],
  ['updateEmailSettings',   401, 403, 403, 403, 403, 403, 403, 403, 200],
  ['changeEmail',           401, 403, 403, 403, 403, 403, 403, 403, 404],
  ['verifyEmail',           401, 403, 403, 403, 403, 403, 403, 403, 404],
  ['confirmEmail',          410, 410, 410, 410, 410, 410, 410, 410, 410],
  ['requestPasswordReset',  404, 404, 404, 404, 404, 404, 404, 404, 404],
  ['completePasswordReset', 410, 410, 410, 410, 410, 410, 410, 410, 410],
  ['askToUnsubscribe',      410, 410, 410, 410, 410, 410, 410, 410, 410],
  ['unsubscribe',           410, 410, 410, 410, 410, 410, 410, 410, 410],
  ['completeLogIn',         401, 401, 401, 401, 401, 401, 401, 401, 401],
  ['startPasskeyUse',       200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['logInWithPasskey',      401, 401, 401, 401, 401, 401, 401, 401, 401],
  ['proveIdentity',         401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getSecondFactor',       401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['startTotp',             401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['removeTotp',            401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['confirmTotp',           401, 400, 400, 403, 400, 400, 400, 400, 400],
  ['startPasskey',          401, 200, 200, 403, 200, 200, 200, 200, 200],
  ['addPasskey',            401, 400, 400, 403, 400, 400, 400, 400, 400],
  ['removePasskey',         401, 404, 404, 403, 404, 404, 404, 404, 404],
  ['renewRecoveryCodes',    401, 409, 409, 403, 409, 409, 409, 409, 409],
  ['listIdentityProviders', 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['startSignIn',           404, 404, 404, 404, 404, 404, 404, 404, 404],
  ['completeSignIn',        404, 404, 404, 404, 404, 404, 404, 404, 404],
  ['signUpWithIdentity',    410, 410, 410, 410, 410, 410, 410, 410, 410],
  ['listIdentities',        401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['unlinkIdentity',        401, 404, 404, 403, 404, 404, 404, 404, 404],
  ['reportContent',         401, 404, 404, 403, 404, 404, 404, 404, 404],
  ['listMyDecisions',       401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getDecision',           401, 404, 404, 404, 404, 404, 404, 404, 404],
  ['appealDecision',        401, 404, 404, 404, 404, 404, 404, 404, 404],
  ['listDeniedDomains',     200, 200, 200, 200, 200, 200, 200, 200, 200],
  // Moderation
  ['listCases',             401, 403, 403, 403, 200, 200, 200, 200, 403],
  ['getCase',               401, 403, 403, 403, 404, 404, 404, 404, 403],
  ['claimCase',             401, 403, 403, 403, 404, 404, 404, 404, 403],
  ['releaseCase',           401, 403, 403, 403, 404, 404, 404, 404, 403],
  ['decideCase',            401, 403, 403, 403, 404, 404, 404, 404, 403],
  ['listAppeals',           401, 403, 403, 403, 200, 200, 200, 200, 403],
  ['startReview',           401, 404, 403, 403, 404, 404, 404, 404, 404],
  ['upholdDecision',        401, 404, 403, 403, 404, 404, 404, 404, 404],
  ['restoreDecision',       401, 404, 403, 403, 404, 404, 404, 404, 404],
  ['getHiddenPost',         404, 404, 404, 404, 404, 404, 404, 404, 404],
  ['getHiddenComment',      401, 404, 404, 403, 404, 404, 404, 404, 404],
  ['decideContent',         401, 403, 403, 403, 200, 403, 200, 200, 403],
  ['restoreContent',        401, 403, 403, 403, 404, 404, 404, 404, 403],
  ['unlockComments',        401, 403, 403, 403, 404, 404, 404, 404, 403],
  ['listRecentContent',     401, 403, 403, 403, 403, 403, 200, 200, 403],
  ['removeRecentContent',   401, 403, 403, 403, 403, 403, 200, 200, 403],
  ['undoBatch',             401, 403, 403, 403, 403, 403, 404, 404, 403],
  ['getMyRoles',            401, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getMemberOverview',     401, 403, 403, 403, 200, 200, 200, 200, 403],
  ['sanctionMember',        401, 403, 403, 403, 403, 403, 200, 200, 403],
  ['liftSanction',          401, 403, 403, 403, 403, 403, 404, 404, 403],
  ['listAuditLog',          401, 403, 403, 403, 403, 403, 200, 200, 403],
  ['exportAuditLog',        401, 403, 403, 403, 403, 403, 200, 200, 403],
  ['getVoteRecord',         401, 403, 403, 403, 200, 403, 200, 200, 403],
  ['releaseVotes',          401, 403, 403, 403, 200, 403, 200, 200, 403],
  // Administration
  ['getMailQueue',          401, 403, 403, 403, 403, 403, 403, 200, 403],
  ['pinPost',               401, 403, 403, 403, 403, 403, 403, 200, 403],
  ['boostPost',             401, 403, 403, 403, 403, 403, 403, 200, 403],
  ['listRoles',             401, 403, 403, 403, 403, 403, 403, 200, 403],
  ['grantRoles',            401, 403, 403, 403, 403, 403, 403, 200, 403],
  ['takeRole',              401, 403, 403, 403, 403, 403, 403, 404, 403],
  ['listAddressBans',       401, 403, 403, 403, 403, 403, 403, 200, 403],
  ['listApplicants',        401, 403, 403, 403, 403, 403, 200, 200, 403],
  ['approveSignUp',         401, 403, 403, 403, 403, 403, 404, 404, 403],
  ['refuseSignUp',          401, 403, 403, 403, 403, 403, 404, 404, 403],
  ['banAddress',            401, 403, 403, 403, 403, 403, 403, 200, 403],
  ['liftAddressBan',        401, 403, 403, 403, 403, 403, 403, 404, 403],
  // Last: the owner's token and then the owner are gone.
  ['changePassword',        401, 403, 403, 403, 403, 403, 403, 403, 200],
  ['logoutEverywhere',      401, 403, 403, 403, 403, 403, 403, 403, 200],
  ['deleteUser',            401, 403, 403, 403, 403, 403, 403, 403, 200],
];

let server: TestApp;
let example: ExampleIds;
const people = new Map<Role | 'subject', TestMember>();
const person = (role: Role | 'subject') => people.get(role) ?? expect.fail(`${role} did not sign up`);

beforeAll(async () => {
  server = await createTestApp({ site: { ...testSite, publicRemovals: true } });
  for (const role of [...roles, 'subject'] as const) {
    if (role !== 'guest') people.set(role, await signUp(server, role));
  }
  example = await createExamples(person('owner'));
  await appointAdmin(server.db, person('admin').id);
  await grantRole(server.db, person('ofZone').id, 'moderator', 'Cryptocurrency');
  await grantRole(server.db, person('ofOther').id, 'moderator', 'Memes');
  await grantRole(server.db, person('ofAll').id, 'moderator');
  await restrict(server.db, person('silenced').id, 'silence');
  await restrict(server.db, person('banned').id, 'ban');
});
afterAll(() => server.close());

let signedUp = 0;

/** Where the example of openapi.yaml does not do. */
const special: Partial<Record<OperationId, (ids: ExampleIds) => InjectOptions>> = {
  login: () => ({ payload: { email: person('subject').email, password: testPassword } }),
  signup: () => ({
    payload: {
      name: 'New',
      username: `new${signedUp}`,
      email: `new${signedUp++}@example.org`,
      password: testPassword,
    },
  }),
  uploadFile: () => multipart({ name: 'file', content: testFiles.png, filename: 'a.png' }),
  markNotificationsRead: () => ({ payload: { notificationIds: [] } }),
  changePassword: () => ({ payload: { oldPassword: testPassword, newPassword: testPassword } }),
  deleteUser: () => ({ payload: { password: testPassword } }),
  grantRoles: () => ({ payload: { userId: person('subject').id, role: 'moderator' } }),
  decideContent: ({ postId }) => ({
    payload: { kind: 'lock', target: { kind: 'post', _id: postId }, reason: 'spam' },
  }),
  sanctionMember: () => ({
    url: `/api/moderation/members/${person('subject').id}/sanctions`,
    payload: { kind: 'silence', reason: 'spam', days: 1 },
  }),
};

const usesUpExample = new Set<OperationId>(['deletePost', 'deleteComment', 'decideContent']);
const endsSessions = new Set<OperationId>([
  'endCurrentSession',
  'changePassword',
  'logoutEverywhere',
  'deleteUser',
]);

async function loggedIn(member: TestMember): Promise<TestMember> {
  const payload = { email: member.email, password: testPassword };
  const response = await server.request({ method: 'POST', url: '/api/users/login', payload });
  const authorization = `Bearer ${response.json<Session>().token}`;
  const request: TestMember['request'] = (options) =>
    server.request({ ...options, headers: { authorization } });
  return { ...member, request };
}

async function attempt(id: OperationId, role: Role): Promise<LightMyRequestResponse> {
  const operation =
    offeredOperations.find((offered) => offered.id === id) ?? expect.fail(`no operation ${id}`);
  const ids = usesUpExample.has(id) ? await createExamples(person('owner')) : example;
  const caller = role === 'guest' ? undefined : person(role);
  const call = { ...exampleCall(operation, ids), ...special[id]?.(ids) };
  const { payload } = call;
  // The identity: another one is refused everywhere.
  const isOwnId = !operation.path.startsWith('/api/moderation/');
  if (caller && isOwnId && typeof payload === 'object' && 'userId' in payload)
    Object.assign(payload, { userId: caller.id });
  const { request } = caller && endsSessions.has(id) ? await loggedIn(caller) : (caller ?? server);
  return request(call);
}

describe('permissions (spec section 6)', () => {
  it('has a row for every operation', () => {
    expect(matrix.map(([id]) => id).toSorted()).toEqual(offeredOperations.map(({ id }) => id).toSorted());
  });

  // @spec 6.6, 6.7, 6.8
  it.each(matrix)('%s', async (id, ...expected) => {
    const statuses: Record<string, number> = {};
    for (const role of roles) {
      const response = await attempt(id, role);
      statuses[role] = response.statusCode;
      // Others may do it, so the reason is the sanction.
      const code = role === 'banned' ? 'banned' : 'silenced';
      if (
        (role === 'silenced' || role === 'banned') &&
        response.statusCode === 403 &&
        statuses['member'] !== 403
      )
        expect(response.json()).toMatchObject({ code, sanction: { reason: 'spam' } });
    }

    expect(statuses).toEqual(Object.fromEntries(roles.map((role, index) => [role, expected[index]])));
  });
});
