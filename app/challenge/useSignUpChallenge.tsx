import { ApiError, dataOf, type Site } from '@alphazone/client';
import { useForum } from '@alphazone/react';
import { Button, Progress, Stack } from '@alphazone/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';

import { challengeTexts as texts } from './challengeTexts';
import { Hcaptcha } from './Hcaptcha';
import { solveInWorker } from './solveInWorker';
import { useOwnDocument } from './useOwnDocument';

export interface ChallengeForm {
  /** Undefined when the site has no challenge. */
  getChallengeAnswer: ((signal: AbortSignal) => Promise<string | undefined>) | undefined;
  /** @param onCancel Aborts `getChallengeAnswer`. */
  field: (onCancel: () => void) => ReactNode;
}

/** The challenge of a sign-up form: its field and its answer. */
export function useSignUpChallenge(challenge: Site['signUpChallenge']): ChallengeForm {
  const { client } = useForum();
  useOwnDocument(challenge?.kind === 'hcaptcha');
  /** Undefined while no task is being solved. */
  const [share, setShare] = useState<number>();
  const answer = useRef<string>(undefined);
  const [attempts, setAttempts] = useState(0);
  const setAnswer = useCallback((given: string | undefined) => void (answer.current = given), []);

  const solve = useCallback(
    async (signal: AbortSignal) => {
      setShare(0);
      try {
        const task = await dataOf(client.GET('/api/sign-up/task', { signal }));
        const number = await solveInWorker(task, { signal, onProgress: setShare });
        return `${task.token}.${number}`;
      } catch (error) {
        // The server no longer requires one.
        if (error instanceof ApiError && error.status === 404) return undefined;
        throw error instanceof ApiError ? error : new ApiError(0, texts.unsolved);
      } finally {
        setShare(undefined);
      }
    },
    [client],
  );
  const takeAnswer = useCallback(() => {
    const given = answer.current;
    if (given === undefined) return Promise.reject(new ApiError(0, texts.solveFirst));
    setAttempts((count) => count + 1);
    return Promise.resolve(given);
  }, []);

  switch (challenge?.kind) {
    case undefined:
      return { getChallengeAnswer: undefined, field: () => null };
    case 'work':
      return {
        getChallengeAnswer: solve,
        field: (onCancel) => (
          <div>
            <span role="status">{share !== undefined && texts.working}</span>
            {share !== undefined && (
              <Stack gap="2">
                <Progress label={texts.progress} value={share} max={1} />
                <div>
                  <Button size="small" onClick={onCancel}>
                    {texts.cancel}
                  </Button>
                </div>
              </Stack>
            )}
          </div>
        ),
      };
    case 'hcaptcha':
      return {
        getChallengeAnswer: takeAnswer,
        field: () => (
          <Hcaptcha
            key={attempts}
            siteKey={challenge.siteKey ?? ''}
            scriptUrl={challenge.scriptUrl}
            onAnswer={setAnswer}
          />
        ),
      };
  }
}
