import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { FastifyRequest } from 'fastify';

import { unauthorized } from '../errors';
import type { Services } from '../services';
import { insertChallenge, takeChallenge, type ChallengePurpose } from './challenges-repository';
import { secondFactorMessages } from './messages';
import { findPasskey, listPasskeys, storePasskeyUse, type PasskeyRow } from './passkeys-repository';

/** Imported on first use: it takes a fifth of the start, and 14 MB. */
const webAuthn = () => import('@simplewebauthn/server');

export const challengeMs = 5 * 60_000;

/** `AuthenticatorTransport` of WebAuthn. */
const knownTransports = ['ble', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export interface PasskeyAnswer {
  challengeId: string;
  /** Unvalidated. */
  response: object;
}

/** The browser binds a passkey to the host, so a forged `Host` matches no other host's passkey. */
export function relyingParty({ host, hostname }: Pick<FastifyRequest, 'host' | 'hostname'>) {
  const names = [...new Set([host, hostname])];
  return { id: hostname, origins: names.flatMap((name) => [`https://${name}`, `http://${name}`]) };
}

type Party = ReturnType<typeof relyingParty>;

const endsOn = () => new Date(Date.now() + challengeMs);

export async function startPasskeyUse({ change }: Pick<Services, 'change'>, party: Party) {
  const { generateAuthenticationOptions } = await webAuthn();
  // Without a list, the authenticator offers its passkeys for this host.
  const options = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' });
  const challengeId = await change(({ transaction }) =>
    insertChallenge(transaction, {
      purpose: 'use passkey',
      userId: null,
      challenge: options.challenge,
      endsOn: endsOn(),
    }),
  );
  return { challengeId, options: { ...options } };
}

/** @throws 401 for an expired or invalid answer. */
export async function verifyPasskey(
  services: Pick<Services, 'db' | 'change'>,
  { challengeId, response }: PasskeyAnswer,
  party: Party,
): Promise<PasskeyRow> {
  const expectedChallenge = await takeOwn(services, challengeId, 'use passkey', null);
  if (expectedChallenge === undefined) throw unauthorized(secondFactorMessages.challengeOver);
  const answer = response as AuthenticationResponseJSON;
  const passkey = typeof answer.id === 'string' ? await findPasskey(services.db, answer.id) : undefined;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified =
    passkey &&
    (await verifyAuthenticationResponse({
      response: answer,
      expectedChallenge,
      expectedOrigin: party.origins,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
    }).catch(() => undefined));
  if (!passkey || !verified?.verified) throw unauthorized(secondFactorMessages.passkeyRefused);
  await services.change(({ transaction }) =>
    storePasskeyUse(transaction, passkey.id, verified.authenticationInfo.newCounter, new Date()),
  );
  return passkey;
}

export interface PasskeyOwner {
  userId: string;
  name: string;
  email: string;
}

export async function startPasskeyRegistration(
  { db, change, site }: Pick<Services, 'db' | 'change' | 'site'>,
  { userId, name, email }: PasskeyOwner,
  party: Party,
) {
  const own = await listPasskeys(db, userId);
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpName: site.brand.name,
    rpID: party.id,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(userId),
    excludeCredentials: own.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  const challengeId = await change(({ transaction }) =>
    insertChallenge(transaction, {
      purpose: 'add passkey',
      userId,
      challenge: options.challenge,
      endsOn: endsOn(),
    }),
  );
  return { challengeId, options: { ...options } };
}

export interface NewPasskey {
  id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
}

/** Undefined for an expired or invalid answer: a 401 would end the session. */
export async function verifyNewPasskey(
  services: Pick<Services, 'change'>,
  userId: string,
  { challengeId, response }: PasskeyAnswer,
  party: Party,
): Promise<NewPasskey | undefined> {
  const expectedChallenge = await takeOwn(services, challengeId, 'add passkey', userId);
  if (expectedChallenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) return undefined;
  const { id, publicKey, counter, transports } = verified.registrationInfo.credential;
  return { id, public_key: Buffer.from(publicKey), counter, transports: knownTransportsIn(transports) };
}

/** @param sent Unvalidated. */
const knownTransportsIn = (sent: unknown): string[] =>
  Array.isArray(sent) ? knownTransports.filter((transport) => sent.includes(transport)) : [];

async function takeOwn(
  { change }: Pick<Services, 'change'>,
  id: string,
  purpose: ChallengePurpose,
  userId: string | null,
): Promise<string | undefined> {
  const taken = await change(({ transaction }) => takeChallenge(transaction, id, purpose));
  return taken?.user_id === userId ? taken.challenge : undefined;
}
