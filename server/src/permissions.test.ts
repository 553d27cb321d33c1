import type { Session } from '@alphazone/client';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationId } from './contract/handlers';
import { shareOf, shares, type PrioritisedRequest } from './overload/priority';
import { storeStaffSecondFactor } from './second-factor/staff-repository';
import { createExamples, exampleCall, offeredOperations, type ExampleIds } from './testing/contract-calls';
import { signUp, testPassword, type TestMember } from './testing/members';
import { grantRole, restrict } from './testing/roles';
import { appointAdmin } from './testing/rows';
import { examples, forgetFactors, usesUpExample } from './testing/permission-examples';
import { createTestApp, type TestApp } from './testing/test-app';
import { testSite } from './testing/test-site';

const roles = [
  'guest',
  'member',
  'silenced',
  'banned',
  'waiting',
  'ofZone',
  'ofOther',
  'ofAll',
  'admin',
  'unproved',
  'owner',
] as const;
type Role = (typeof roles)[number];

/**
 * Calls every operation as each role and expects these statuses. Requests concern the owner's account, post
 * or comment; the post is in the zone of the moderator `ofZone`. `waiting` is pending approval; `unproved` is
 * an administrator without the required second factor. A row without a success says why.
 */
// oxfmt-ignore
const matrix: ([OperationId, ...number[]] | [OperationId, ...number[], string])[] = [
  //                       guest member silenced banned waiting ofZone ofOther ofAll admin unproved owner
  // Reading
  ['getHealth',             200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getReadiness',          200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getMetrics',            200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getSite',               200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listUsers',             200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getUser',               200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['searchUsers',           200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['suggestUsers',          200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listPosts',             200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listComments',          200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['suggestPosts',          200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['searchPosts',           200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listTags',              200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getLeaderboard',        200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getChatHistory',        200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listTopCoins',          200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listRemovals',          200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  // Taking part
  ['createPost',            401, 201, 403, 403, 403, 201, 201, 201, 201, 201, 201],
  ['votePost',              401, 200, 403, 403, 403, 200, 200, 200, 200, 200, 200],
  ['sharePost',             200, 200, 403, 403, 403, 200, 200, 200, 200, 200, 200],
  ['createComment',         401, 201, 403, 403, 403, 201, 201, 201, 201, 201, 201],
  ['uploadFile',            401, 201, 403, 403, 403, 201, 201, 201, 201, 201, 201],
  ['deletePost',            401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['deleteComment',         401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  // The own account
  ['login',                 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['signup',                201, 201, 201, 201, 201, 201, 201, 201, 201, 201, 201],
  ['getSignUpTask',         404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 'sign-up asks for no task: sign-up.test.ts'],
  ['listInvitations',       401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['createInvitation',      401, 409, 403, 403, 403, 409, 409, 409, 409, 409, 409, 'sign-up is open: sign-up.test.ts'],
  ['revokeInvitation',      401, 200, 403, 403, 403, 200, 200, 200, 200, 200, 200],
  ['updateUser',            401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['toggleTask',            401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['completeTaskManually',  401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['getUnreadCount',        401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['listNotifications',     401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['markNotificationsRead', 401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getPush',               401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['updatePush',            401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getFilters',            401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['setMutedWords',         401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['blockUser',             401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 409],
  ['unblockUser',           401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['hidePost',              401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['unhidePost',            401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['listSessions',          401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['endSession',            401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['exportUser',            401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['endCurrentSession',     401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getEmailSettings',      401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['updateEmailSettings',   401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['changeEmail',           401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 404, 'needs mail: email.test.ts'],
  ['verifyEmail',           401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 404, 'needs mail: email.test.ts'],
  ['confirmEmail',          200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['requestPasswordReset',  404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 'needs mail: email.test.ts'],
  ['completePasswordReset', 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['askToUnsubscribe',      200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['unsubscribe',           200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['completeLogIn',         200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['startPasskeyUse',       200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['logInWithPasskey',      200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['proveIdentity',         401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getSecondFactor',       401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['startTotp',             401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['removeTotp',            401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['confirmTotp',           401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['startPasskey',          401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['addPasskey',            401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['removePasskey',         401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['renewRecoveryCodes',    401, 200, 200, 403, 200, 200, 200, 200, 200, 200, 200],
  ['listIdentityProviders', 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['startSignIn',           404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 'needs a provider: sign-in.test.ts'],
  ['completeSignIn',        404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 404, 'needs a provider: sign-in.test.ts'],
  ['signUpWithIdentity',    410, 410, 410, 410, 410, 410, 410, 410, 410, 410, 410, 'needs a provider: sign-in.test.ts'],
  ['listIdentities',        401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['unlinkIdentity',        401, 404, 404, 403, 404, 404, 404, 404, 404, 404, 404, 'needs a provider: linked-identities.test.ts'],
  ['reportContent',         401, 200, 200, 403, 403, 200, 200, 200, 200, 200, 200],
  ['listMyDecisions',       401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getDecision',           401, 404, 404, 404, 404, 200, 404, 200, 200, 404, 200],
  ['appealDecision',        401, 404, 404, 404, 404, 404, 404, 404, 404, 404, 200],
  ['listDeniedDomains',     200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  // Moderation
  ['listCases',             401, 403, 403, 403, 403, 200, 200, 200, 200, 403, 403],
  ['getCase',               401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['claimCase',             401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['releaseCase',           401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['decideCase',            401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['listAppeals',           401, 403, 403, 403, 403, 200, 200, 200, 200, 403, 403],
  ['startReview',           401, 404, 403, 403, 403, 200, 404, 200, 200, 404, 403],
  ['upholdDecision',        401, 404, 403, 403, 403, 200, 404, 200, 200, 404, 403],
  ['restoreDecision',       401, 404, 403, 403, 403, 200, 404, 200, 200, 404, 403],
  ['getHiddenPost',         404, 404, 404, 404, 404, 200, 404, 200, 200, 404, 200],
  ['getHiddenComment',      401, 404, 404, 403, 404, 200, 404, 200, 200, 404, 200],
  ['getRemovedPicture',     401, 403, 403, 403, 403, 403, 403, 404, 404, 403, 403, 'needs a removed picture: remove-picture.test.ts'],
  ['decideContent',         401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['restoreContent',        401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['unlockComments',        401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['listRecentContent',     401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['removeRecentContent',   401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['undoBatch',             401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['getMyRoles',            401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200],
  ['getMemberOverview',     401, 403, 403, 403, 403, 200, 200, 200, 200, 403, 403],
  ['sanctionMember',        401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['liftSanction',          401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['listAuditLog',          401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['exportAuditLog',        401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['getVoteRecord',         401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  ['releaseVotes',          401, 403, 403, 403, 403, 200, 403, 200, 200, 403, 403],
  // Administration
  ['getMailQueue',          401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['pinPost',               401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['boostPost',             401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['listRoles',             401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['grantRoles',            401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['takeRole',              401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['listAddressBans',       401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['listApplicants',        401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['approveSignUp',         401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['refuseSignUp',          401, 403, 403, 403, 403, 403, 403, 200, 200, 403, 403],
  ['banAddress',            401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  ['liftAddressBan',        401, 403, 403, 403, 403, 403, 403, 403, 200, 403, 403],
  // Last, because they end the owner's session and account.
  ['changePassword',        401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['logoutEverywhere',      401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
  ['deleteUser',            401, 403, 403, 403, 403, 403, 403, 403, 403, 403, 200],
];

let server: TestApp;
let example: ExampleIds;
const people = new Map<Role | 'subject', TestMember>();
const person = (role: Role | 'subject') => people.get(role) ?? expect.fail(`${role} did not sign up`);

beforeAll(async () => {
  server = await createTestApp({
    site: { ...testSite, publicRemovals: true, tasks: { followAccount: 'https://x.example/alphazone' } },
  });
  for (const role of [...roles, 'subject'] as const) {
    if (role !== 'guest') people.set(role, await signUp(server, `${role}-person`));
  }
  example = await createExamples(person('owner'));
  await appointAdmin(server.db, person('admin').id);
  await grantRole(server.db, person('ofZone').id, 'moderator', 'Cryptocurrency');
  await grantRole(server.db, person('ofOther').id, 'moderator', 'Memes');
  await grantRole(server.db, person('ofAll').id, 'moderator');
  await restrict(server.db, person('silenced').id, 'silence');
  await restrict(server.db, person('banned').id, 'ban');
  await grantRole(server.db, person('unproved').id, 'administrator');
  await server.db
    .updateTable('users')
    .set({ approval_asked_on: new Date() })
    .where('id', '=', person('waiting').id)
    .execute();
});
afterAll(() => server.close());

const addsFactors = new Set<OperationId>([
  'completeLogIn',
  'logInWithPasskey',
  'confirmTotp',
  'addPasskey',
  'removePasskey',
  'renewRecoveryCodes',
]);
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
  const context = { server, ids, caller, subject: person('subject') };
  const call = { ...exampleCall(operation, ids), ...(await examples[id]?.(context)) };
  const { payload } = call;
  // Identities: other callers are refused everywhere.
  const isOwnId = !operation.path.startsWith('/api/moderation/');
  if (caller && isOwnId && typeof payload === 'object' && 'userId' in payload)
    Object.assign(payload, { userId: caller.id });
  const { request } = caller && endsSessions.has(id) ? await loggedIn(caller) : (caller ?? server);
  await storeStaffSecondFactor(server.db, role === 'unproved');
  try {
    return await request(call);
  } finally {
    await storeStaffSecondFactor(server.db, false);
    if (addsFactors.has(id)) await forgetFactors(server);
  }
}

const isSuccess = (status: unknown) => typeof status === 'number' && status < 300;

const requestOf = (id: OperationId): PrioritisedRequest =>
  // Only what `shareOf` reads.
  ({
    headers: { authorization: 'Bearer none' },
    query: {},
    routeOptions: { config: { operation: offeredOperations.find((offered) => offered.id === id) } },
  }) as unknown as PrioritisedRequest;

describe('permissions (spec section 6)', () => {
  it('has a row for every operation', () => {
    expect(matrix.map(([id]) => id).toSorted()).toEqual(offeredOperations.map(({ id }) => id).toSorted());
  });

  it('refuses staff operations last under load', () => {
    const early = matrix.filter(([id, ...row]) => {
      const statusOf = (role: Role) => row[roles.indexOf(role)];
      const isStaffs =
        isSuccess(statusOf('admin')) && !isSuccess(statusOf('member')) && !isSuccess(statusOf('owner'));
      return isStaffs && shareOf(requestOf(id)) < shares.staff;
    });
    expect(early.map(([id]) => id)).toEqual([]);
  });

  // @spec 6.6, 6.7, 6.8
  it.each(matrix)('%s', async (id, ...row) => {
    const statuses: Record<string, number> = {};
    for (const role of roles) {
      const response = await attempt(id, role);
      statuses[role] = response.statusCode;
      // Other members may do it, so the sanction is the reason.
      const code = role === 'banned' ? 'banned' : 'silenced';
      if (
        (role === 'silenced' || role === 'banned') &&
        response.statusCode === 403 &&
        statuses['member'] !== 403
      )
        expect(response.json()).toMatchObject({ code, sanction: { reason: 'spam' } });
    }

    expect(statuses).toEqual(Object.fromEntries(roles.map((role, index) => [role, row[index]])));
    expect(
      Object.values(statuses).some(isSuccess),
      'a role succeeds, unless the row says why none does',
    ).toBe(row[roles.length] === undefined);
  });
});
