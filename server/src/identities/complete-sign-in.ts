import { randomBytes } from 'node:crypto';
import type { components } from '@alphazone/client';
import { limits } from '@alphazone/client/limits';

import { normaliseEmail } from '../accounts/accounts-rules';
import type { Device } from '../accounts/sessions/device-of';
import { lockSession, type OwnSession } from '../accounts/sessions/lock-session';
import { mailLogInChange } from '../accounts/log-in/mail-log-in-change';
import { openSession } from '../accounts/sessions/open-session';
import { findOwnCredentials } from '../accounts/log-in/credentials-repository';
import { storeProof } from '../accounts/sessions/sessions-repository';
import { brokenUniqueConstraint } from '../database/unique-violation';
import { conflict, forbidden, gone, unauthorized } from '../errors';
import { messages } from '../messages';
import { findFactors, hasFactor } from '../second-factor/factors-repository';
import { secondFactorMessages } from '../second-factor/messages';
import type { Services } from '../services';
import { hashOfToken } from '../secrets/token-hash';
import { insertTicket, takeFlow } from './flows-repository';
import { findIdentityOwner, findLinks, insertIdentity } from './identities-repository';
import { identityMessages } from './messages';
import type { IdentityProvider, ProviderClaims, ProviderProfile } from './providers';

type Result = components['schemas']['SignInResult'];
type SignInServices = Pick<
  Services,
  'db' | 'change' | 'changeSilently' | 'tokens' | 'now' | 'adminId' | 'mail' | 'bannedNetworks'
>;

const ticketMinutes = 30;

/** Tolerance for clock skew. */
const maxSkewMs = 60_000;

export interface Visitor {
  /** Undefined for a guest. */
  userId: string | undefined;
  sessionId: string | undefined;
  ip: string;
  /** The cookie. */
  browser: string | undefined;
  device: Device;
}

/**
 * @throws 400 for a refusal or an invalid answer of the provider, 410 for a flow that is over. 401 for a guest who links or
 * proves, and with a challenge. 403 for a proof of another identity, and for a log-in from a closed network. 409 for an identity
 * that cannot be linked.
 */
export async function completeSignIn(
  services: SignInServices,
  provider: IdentityProvider,
  { query, visitor }: { query: string; visitor: Visitor },
): Promise<Result> {
  const state = new URLSearchParams(query).get('state') ?? '';
  const { browser = '' } = visitor;
  const flow = await services.change(({ transaction }) =>
    takeFlow(transaction, {
      stateHash: hashOfToken(state),
      browserHash: hashOfToken(browser),
      provider: provider.id,
    }),
  );
  if (!flow) throw gone(identityMessages.flowOver);
  const { purpose } = flow;
  // Members may write from a closed network, but not open another account's session.
  if (purpose === 'logIn') await services.bannedNetworks.requireOpen(visitor.ip);
  else {
    if (visitor.userId === undefined) throw unauthorized(messages.loginNeeded);
    // Another member has logged in meanwhile.
    if (visitor.userId !== flow.user_id) throw gone(identityMessages.flowOver);
  }
  const secrets = { state, nonce: flow.nonce, codeVerifier: flow.code_verifier };
  const { claims, loadProfile } = await provider.complete(query, secrets);

  if (purpose === 'logIn') return logIn(services, { claims, loadProfile, device: visitor.device });
  const userId = visitor.userId ?? '';
  if (purpose === 'link') {
    await link(services, provider, { session: { userId, sessionId: visitor.sessionId }, claims });
    return { purpose, message: identityMessages.linked(provider.name) };
  }
  await prove(services, provider, {
    userId,
    sessionId: visitor.sessionId,
    claims,
    startedOn: flow.started_on,
  });
  return { purpose, message: secondFactorMessages.proved };
}

async function logIn(
  services: SignInServices,
  {
    claims,
    loadProfile,
    device,
  }: { claims: ProviderClaims; loadProfile: () => Promise<ProviderProfile>; device: Device },
): Promise<Result> {
  const userId = await findIdentityOwner(services.db, claims);
  if (userId === undefined) {
    return { purpose: 'logIn', signUp: await offerSignUp(services, claims, await loadProfile()) };
  }
  const user = await findOwnCredentials(services.db, userId);
  if (!user) throw gone(identityMessages.flowOver);
  return { purpose: 'logIn', session: await openSession(services, user, { device, proved: 'one' }) };
}

async function offerSignUp(
  { change }: SignInServices,
  { issuer, subject }: ProviderClaims,
  { name, username, email, isEmailVerified }: ProviderProfile,
): Promise<NonNullable<Result['signUp']>> {
  const ticket = randomBytes(32).toString('base64url');
  const verifiedEmail = isEmailVerified ? normaliseEmail(email) : null;
  await change(({ transaction }) =>
    insertTicket(transaction, hashOfToken(ticket), {
      issuer,
      subject,
      verifiedEmail,
      minutes: ticketMinutes,
    }),
  );
  const handle = username.normalize('NFKD').replaceAll(/[^A-Za-z0-9_.-]/g, '');
  return {
    ticket,
    name: [...name].slice(0, limits.displayName.maxLength).join(''),
    username: handle.slice(0, limits.username.maxLength),
    email: email.length > limits.email.maxLength ? '' : email,
  };
}

async function link(
  { change, now, mail }: SignInServices,
  { name }: IdentityProvider,
  { session, claims }: { session: OwnSession; claims: ProviderClaims },
): Promise<void> {
  const { userId } = session;
  try {
    await change(async (unit) => {
      const { transaction } = unit;
      await lockSession(transaction, session);
      const owner = await findIdentityOwner(transaction, claims);
      if (owner === userId) return;
      if (owner !== undefined) throw conflict(identityMessages.identityTaken);
      if ((await findLinks(transaction, userId)).has(claims.issuer)) {
        throw conflict(identityMessages.otherLinked(name));
      }
      await insertIdentity(transaction, userId, claims, now());
      await mailLogInChange(unit, userId, 'identity linked', name);
    }, mail.wake);
  } catch (error) {
    // Another account has linked it concurrently.
    if (brokenUniqueConstraint(error) !== undefined) throw conflict(identityMessages.identityTaken);
    throw error;
  }
}

async function prove(
  { db, change }: SignInServices,
  { name }: IdentityProvider,
  {
    userId,
    sessionId,
    claims,
    startedOn,
  }: { userId: string; sessionId: string | undefined; claims: ProviderClaims; startedOn: Date },
): Promise<void> {
  if (sessionId === undefined) throw unauthorized(secondFactorMessages.logInAgain);
  if (hasFactor(await findFactors(db, userId))) throw forbidden(secondFactorMessages.useFactor);
  const isOwn = (await findIdentityOwner(db, claims)) === userId;
  // The flow required a new log-in at the provider.
  const { authenticatedOn } = claims;
  const isFresh = !authenticatedOn || authenticatedOn.getTime() > startedOn.getTime() - maxSkewMs;
  if (!isOwn) throw forbidden(identityMessages.notYourIdentity(name));
  if (!isFresh) throw forbidden(identityMessages.notFresh(name));
  await change(({ transaction }) => storeProof(transaction, sessionId, new Date()));
}
