import { dataOf, type components } from '@alphazone/client';
import { queryOptions, useQuery } from '@tanstack/react-query';

import { fallbackOn404 } from '../forum/errors';
import type { Forum } from '../forum/Forum';
import { useForum } from '../forum/ForumContext';
import { attempt, type Mutation, type Outcome } from '../forum/mutations/mutation';
import { requireUser } from '../forum/mutations/requireUser';
import { useIsPending } from '../forum/mutations/useIsPending';
import { queryState } from '../forum/queries/queryState';
import { answerWithPasskey, type GetPasskey } from './passkeys';

type Schemas = components['schemas'];
export type SecondFactor = Schemas['SecondFactor'];
type Codes = Schemas['RecoveryCodes'];

const family = 'second factor';
const queryKey = [family] as const;
const proofKey = ['proof'] as const;

/** Null on a server without second factors. */
export function secondFactorQuery({ client }: Pick<Forum, 'client'>) {
  return queryOptions({
    queryKey,
    queryFn: ({ signal }): Promise<SecondFactor | null> =>
      fallbackOn404(dataOf(client.GET('/api/second-factor', { signal })), null),
  });
}

/** Changes of the current user's second factor. Refused when another member has logged in since. */
export const changesOf = (forum: Forum) => {
  const { client } = forum;
  const userId = forum.currentUserId() ?? '';

  function change<Variables, Data>(
    name: string,
    send: (variables: Variables) => Promise<Data>,
    { isAlerted }: { isAlerted: boolean } = { isAlerted: true },
  ): Mutation<Variables, Data> {
    return {
      key: [family, name],
      async send(variables) {
        requireUser(forum, userId);
        return send(variables);
      },
      ...(isAlerted && { failureText: (reason: string) => reason }),
      invalidates: [{ queryKey }],
    };
  }

  return {
    startTotp: change('start codes', () => dataOf(client.POST('/api/second-factor/totp'))),
    confirmTotp: change(
      'confirm codes',
      (code: string) => dataOf(client.POST('/api/second-factor/totp/confirm', { body: { code } })),
      { isAlerted: false },
    ),
    removeTotp: change('remove codes', () => dataOf(client.DELETE('/api/second-factor/totp'))),
    addPasskey: change('add passkey', async (createPasskey: GetPasskey): Promise<Codes | undefined> => {
      const { challengeId, options } = await dataOf(client.POST('/api/second-factor/passkeys/start'));
      const response = await createPasskey(options);
      if (!response) return undefined;
      // The browser's prompt may have been open for long.
      requireUser(forum, userId);
      const body = { challengeId, response: { ...response } };
      return dataOf(client.POST('/api/second-factor/passkeys', { body }));
    }),
    removePasskey: change('remove passkey', (passkeyId: string) =>
      dataOf(client.DELETE('/api/second-factor/passkeys/{passkeyId}', { params: { path: { passkeyId } } })),
    ),
    renewCodes: change('renew codes', () => dataOf(client.POST('/api/second-factor/recovery-codes'))),
  };
};

/** The user's second factor. `secondFactor` is undefined while loading, and null on a server without second factors. */
export function useSecondFactor() {
  const forum = useForum();
  const query = useQuery(secondFactorQuery(forum));
  const changes = changesOf(forum);
  return {
    secondFactor: query.data,
    ...queryState(forum, query),
    isBusy: useIsPending([family]),
    startTotp: () => attempt(forum, changes.startTotp, undefined),
    /** Fails without an alert. */
    confirmTotp: (code: string) => attempt(forum, changes.confirmTotp, code),
    removeTotp: () => attempt(forum, changes.removeTotp, undefined),
    /** @param createPasskey Such as `startRegistration` of `@simplewebauthn/browser`. */
    addPasskey: (createPasskey: GetPasskey) => attempt(forum, changes.addPasskey, createPasskey),
    removePasskey: (id: string) => attempt(forum, changes.removePasskey, id),
    renewCodes: () => attempt(forum, changes.renewCodes, undefined),
  };
}

export type Proof = Pick<Schemas['ProofRequest'], 'password' | 'code'> | { getPasskey: GetPasskey };

export function proveIdentity(forum: Forum): Mutation<Proof, boolean> {
  return {
    key: proofKey,
    async send(proof) {
      const body =
        'getPasskey' in proof ? { passkey: await answerWithPasskey(forum, proof.getPasskey) } : proof;
      if ('passkey' in body && !body.passkey) return false;
      await forum.client.POST('/api/session/proof', { body: body as Schemas['ProofRequest'] });
      return true;
    },
  };
}

/** Proves who the user is, for `onProofNeeded`. Fails without an alert. `data` is false when the user cancels. */
export function useProof() {
  const forum = useForum();
  return {
    isProving: useIsPending(proofKey),
    prove: (proof: Proof): Promise<Outcome<boolean>> => attempt(forum, proveIdentity(forum), proof),
  };
}
