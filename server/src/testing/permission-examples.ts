import { randomBytes } from 'node:crypto';

import type { components } from '@alphazone/client';
import type { InjectOptions } from 'fastify';
import { Secret, TOTP } from 'otpauth';

import type { OperationId } from '../contract/handlers';
import type { DecisionKind } from '../database/column-types';
import { newId } from '../database/ids';
import { unsubscribeToken } from '../mail/mail-rules';
import { insertLink } from '../mail/mail-links-repository';
import { hashRecoveryCode } from '../second-factor/codes';
import { insertChallenge } from '../second-factor/challenges-repository';
import { replaceRecoveryCodes } from '../second-factor/factors-repository';
import { hashOfToken } from '../secrets/token-hash';
import { createAuthenticator } from './authenticator';
import type { ExampleIds } from './contract-calls';
import { multipart, testFiles } from './files';
import { publish, testPassword, type TestMember } from './members';
import { restrict } from './roles';
import { addMember } from './rows';
import type { TestApp } from './test-app';

type Schemas = components['schemas'];

export interface ExampleContext {
  server: TestApp;
  /** Ids of the owner's content. */
  ids: ExampleIds;
  /** A member with no other role. */
  subject: TestMember;
  /** Undefined for a guest. */
  caller: TestMember | undefined;
}

type Example = (context: ExampleContext) => InjectOptions | Promise<InjectOptions>;

const zone = 'Cryptocurrency';
let count = 0;

/** Bodies and paths with existing ids, where the examples of openapi.yaml do not work. */
export const examples: Partial<Record<OperationId, Example>> = {
  login: ({ subject }) => ({ payload: { email: subject.email, password: testPassword } }),
  signup() {
    const username = `new${(count += 1)}`;
    return { payload: { name: 'New', username, email: `${username}@example.org`, password: testPassword } };
  },
  uploadFile: () => multipart({ name: 'file', content: testFiles.png, filename: 'a.png' }),
  markNotificationsRead: () => ({ payload: { notificationIds: [] } }),
  toggleTask: ({ ids }) => ({ url: `/api/users/${ids.userId}/tasks/follow-account/toggle` }),
  completeTaskManually: () => ({ payload: { taskId: 'follow-account' } }),
  async endSession({ server, caller, subject }) {
    const { email } = caller ?? subject;
    await server.request({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password: testPassword },
    });
    const { id } = await server.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select('sessions.id')
      .where('users.email', '=', email)
      .orderBy('sessions.id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { url: `/api/sessions/${id}` };
  },
  async revokeInvitation({ server, caller, subject }) {
    const id = newId();
    await server.db
      .insertInto('invitations')
      .values({
        id,
        inviter_id: (caller ?? subject).id,
        created_on: new Date(),
        expires_on: new Date(Date.now() + 60_000),
      })
      .execute();
    return { url: `/api/invitations/${id}` };
  },
  changePassword: () => ({ payload: { oldPassword: testPassword, newPassword: testPassword } }),
  deleteUser: () => ({ payload: { password: testPassword } }),

  confirmEmail: async (context) => ({ payload: { token: await addLink(context, 'verify address') } }),
  async completePasswordReset({ server }) {
    const id = await addMember(server.db);
    const { email } = await server.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const token = await addLink({ server, subject: { id, email: String(email) } }, 'reset password');
    return { payload: { token, password: testPassword } };
  },
  askToUnsubscribe: (context) => unsubscribing(context),
  unsubscribe: (context) => unsubscribing(context),

  async completeLogIn({ server, subject }) {
    const code = 'aaaa-bbbb-cccc-dddd';
    const challengeId = await server.db.transaction().execute(async (transaction) => {
      await replaceRecoveryCodes(transaction, subject.id, [hashRecoveryCode(code)]);
      const endsOn = new Date(Date.now() + 60_000);
      const purpose = 'complete log-in' as const;
      return insertChallenge(transaction, { purpose, userId: subject.id, challenge: '', endsOn });
    });
    return { payload: { challengeId, code } };
  },
  async logInWithPasskey({ server, subject }) {
    const authenticator = createAuthenticator();
    await addPasskey(subject, authenticator);
    const started = await server.request({ method: 'POST', url: '/api/session/passkey/start' });
    const { challengeId, options } = started.json<Schemas['PasskeyOptions']>();
    return { payload: { challengeId, response: authenticator.use(String(options['challenge'])) } };
  },
  async confirmTotp({ caller }) {
    const { secret } = await post<Schemas['TotpSecret']>(caller, '/api/second-factor/totp');
    return secret === undefined
      ? {}
      : { payload: { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() } };
  },
  async addPasskey({ caller }) {
    const payload = await passkeyOf(caller, createAuthenticator());
    return payload ? { payload } : {};
  },
  async removePasskey({ caller }) {
    const authenticator = createAuthenticator();
    await addPasskey(caller, authenticator);
    return { url: `/api/second-factor/passkeys/${authenticator.id}` };
  },
  async renewRecoveryCodes({ caller }) {
    await addPasskey(caller, createAuthenticator());
    return {};
  },

  async reportContent({ subject }) {
    const { _id } = await publish(subject);
    return { payload: { target: 'post', id: _id, reason: 'spam' } };
  },
  getDecision: async (context) => ({ url: `/api/decisions/${await addDecision(context)}` }),
  appealDecision: async (context) => ({
    url: `/api/decisions/${await addDecision(context)}/appeal`,
    payload: { version: 0, text: 'Why?' },
  }),
  startReview: async (context) => ({
    url: `/api/decisions/${await addDecision(context, { state: 'appealed' })}/review`,
    payload: { version: 0 },
  }),
  upholdDecision: async (context) => ({
    url: `/api/decisions/${await addDecision(context, { state: 'under review' })}/uphold`,
    payload: { version: 0 },
  }),
  restoreDecision: async (context) => ({
    url: `/api/decisions/${await addDecision(context, { state: 'under review' })}/restore`,
    payload: { version: 0 },
  }),

  getCase: async (context) => ({ url: `/api/moderation/cases/${await addCase(context)}` }),
  claimCase: async (context) => ({ url: `/api/moderation/cases/${await addCase(context)}/claim` }),
  releaseCase: async (context) => ({ url: `/api/moderation/cases/${await addCase(context)}/claim` }),
  decideCase: async (context) => ({
    url: `/api/moderation/cases/${await addCase(context)}/decision`,
    payload: { version: 0, kind: 'keep', reason: 'spam' },
  }),
  async getHiddenPost({ server, ids }) {
    await server.db.updateTable('posts').set({ hidden: 'held' }).where('id', '=', ids.postId).execute();
    return {};
  },
  async getHiddenComment({ server, ids }) {
    const { commentId } = ids;
    await server.db.updateTable('comments').set({ hidden: 'removed' }).where('id', '=', commentId).execute();
    return { url: `/api/moderation/comments/${commentId}` };
  },
  decideContent: ({ ids }) => ({
    payload: { kind: 'lock', target: { kind: 'post', _id: ids.postId }, reason: 'spam' },
  }),
  restoreContent: async (context) => ({
    url: `/api/moderation/content/restore/${await addDecision(context, { kind: 'remove' })}`,
  }),
  async unlockComments(context) {
    await addDecision(context, { kind: 'lock' });
    return {};
  },
  async undoBatch(context) {
    const batch_id = newId();
    const moderator_id = context.caller?.id ?? null;
    await addDecision(context, { kind: 'remove', batch_id, moderator_id });
    return { url: `/api/moderation/batches/${batch_id}/undo` };
  },
  grantRoles: ({ subject }) => ({ payload: { userId: subject.id, role: 'moderator' } }),
  async takeRole({ server }) {
    const id = newId();
    const user_id = await addMember(server.db);
    const granted_on = new Date();
    await server.db.insertInto('roles').values({ id, user_id, role: 'moderator', granted_on }).execute();
    return { url: `/api/moderation/roles/${id}` };
  },
  sanctionMember: ({ subject }) => ({
    url: `/api/moderation/members/${subject.id}/sanctions`,
    payload: { kind: 'silence', reason: 'spam', days: 1 },
  }),
  async liftSanction({ server }) {
    const id = await addMember(server.db);
    await restrict(server.db, id, 'silence');
    return { url: `/api/moderation/members/${id}/sanctions/silence` };
  },
  approveSignUp: async ({ server }) => ({
    url: `/api/moderation/sign-ups/${await addApplicant(server)}/approve`,
  }),
  refuseSignUp: async ({ server }) => ({
    url: `/api/moderation/sign-ups/${await addApplicant(server)}/refuse`,
  }),
  async liftAddressBan({ server }) {
    const id = newId();
    await server.db
      .insertInto('address_bans')
      .values({
        id,
        network: `198.51.100.${(count += 1)}/32`,
        reason: 'spam',
        banned_on: new Date(),
        ends_on: new Date(Date.now() + 60_000),
      })
      .execute();
    return { url: `/api/moderation/address-bans/${id}` };
  },
};

/** Operations that delete or change the example's post or comment. */
export const usesUpExample = new Set<OperationId>([
  'deletePost',
  'deleteComment',
  'decideContent',
  'getHiddenPost',
  'getHiddenComment',
  'decideCase',
]);

/** Deletes all second factors, so that log-ins need none. */
export async function forgetFactors({ db }: TestApp): Promise<void> {
  for (const table of ['passkeys', 'totp_secrets', 'recovery_codes'] as const)
    await db.deleteFrom(table).execute();
}

async function addLink(
  { server, subject: { id: userId, email } }: { server: TestApp; subject: Pick<TestMember, 'id' | 'email'> },
  purpose: 'verify address' | 'reset password',
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const link = { purpose, userId, email, signUp: null, hash: hashOfToken(token), minutes: 1 };
  await server.db.transaction().execute((transaction) => insertLink(transaction, link));
  return token;
}

const unsubscribing = ({ server, subject }: ExampleContext): InjectOptions => ({
  url: `/api/unsubscribe/${unsubscribeToken(subject.id, server.settings.jwtSecret)}`,
});

const post = async <T>(member: TestMember | undefined, url: string): Promise<Partial<T>> =>
  member ? (await member.request({ method: 'POST', url })).json<Partial<T>>() : {};

async function passkeyOf(
  member: TestMember | undefined,
  authenticator: ReturnType<typeof createAuthenticator>,
): Promise<object | undefined> {
  const start = '/api/second-factor/passkeys/start';
  const { challengeId, options } = await post<Schemas['PasskeyOptions']>(member, start);
  return options && { challengeId, response: authenticator.register(String(options['challenge'])) };
}

async function addPasskey(
  member: TestMember | undefined,
  authenticator: ReturnType<typeof createAuthenticator>,
): Promise<void> {
  const payload = await passkeyOf(member, authenticator);
  if (payload) await member?.request({ method: 'POST', url: '/api/second-factor/passkeys', payload });
}

/** Adds a decision about the owner's post, in review by the caller. */
async function addDecision(
  { server, ids, caller }: ExampleContext,
  fields: {
    kind?: DecisionKind;
    state?: 'appealed' | 'under review';
    batch_id?: string;
    moderator_id?: string | null;
  } = {},
): Promise<string> {
  const id = newId();
  const state = fields.state ?? 'decided';
  await server.db
    .insertInto('decisions')
    .values({
      id,
      kind: 'warn',
      target_kind: 'post',
      target_id: ids.postId,
      zone,
      member_id: ids.userId,
      reason: 'spam',
      decided_on: new Date(),
      ...fields,
      state,
      ...(state !== 'decided' && { appeal: 'Why?', appealed_on: new Date() }),
      ...(state === 'under review' && { reviewer_id: caller?.id ?? null }),
    })
    .execute();
  return id;
}

/** Replaces all cases by one about the owner's post. */
async function addCase({ server, ids, subject }: ExampleContext): Promise<string> {
  await server.db.deleteFrom('reports').execute();
  await server.db.deleteFrom('cases').execute();
  await subject.request({
    method: 'POST',
    url: '/api/reports',
    payload: { target: 'post', id: ids.postId, reason: 'spam' },
  });
  const { id } = await server.db.selectFrom('cases').select('id').executeTakeFirstOrThrow();
  return id;
}

async function addApplicant({ db }: TestApp): Promise<string> {
  const id = await addMember(db);
  await db.updateTable('users').set({ approval_asked_on: new Date() }).where('id', '=', id).execute();
  return id;
}
