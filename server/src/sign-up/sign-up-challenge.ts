import type { Site, components } from '@alphazone/client';

import { HttpError } from '../errors';
import type { Change } from '../outcome/change';
import { askHcaptcha } from './hcaptcha';
import { signUpMessages } from './messages';
import type { ChallengeSettings } from './sign-up-settings';
import { spendTask } from './spent-tasks-repository';
import { createTask, readSolution } from './task';

export interface SignUpChallenge {
  /** For the site settings. */
  announced: Site['signUpChallenge'];
  /** Undefined unless browsers solve tasks. */
  createTask?: () => components['schemas']['SignUpTask'];
  /** Each answer works once. @throws 403 `challenge_needed`, 503 when it cannot be checked. */
  require(answer: string | undefined, ip: string): Promise<void>;
}

export function createSignUpChallenge(
  settings: ChallengeSettings,
  { change, secret, now }: { change: Change; secret: string; now: () => Date },
): SignUpChallenge {
  switch (settings.kind) {
    case 'off':
      return { announced: undefined, require: () => Promise.resolve() };
    case 'work':
      return {
        announced: { kind: 'work' },
        createTask: () => createTask(secret, { max: settings.max, now: now() }),
        async require(answer = '') {
          const solved = readSolution(answer, secret, now());
          const isNew = solved && (await change(({ transaction }) => spendTask(transaction, solved, now())));
          if (!isNew) throw challengeNeeded();
        },
      };
    case 'hcaptcha':
      return {
        announced: { kind: 'hcaptcha', siteKey: settings.siteKey, scriptUrl: settings.scriptUrl },
        async require(answer = '', ip) {
          if (answer === '' || !(await askHcaptcha(settings, answer, ip))) throw challengeNeeded();
        },
      };
  }
}

const challengeNeeded = () => new HttpError(403, 'challenge_needed', signUpMessages.challengeNeeded);
