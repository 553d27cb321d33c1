import type { Options } from '@node-rs/argon2';

import { StartupError } from '../startup/startup-error';

type Env = Readonly<Record<string, string | undefined>>;

/** @throws StartupError when it is lowered outside tests: such hashes are easy to crack. */
export function passwordCost({ NODE_ENV, TEST_PASSWORD_COST }: Env): Options {
  if (TEST_PASSWORD_COST === undefined) return {};
  if (NODE_ENV !== 'test' || TEST_PASSWORD_COST !== 'minimal')
    throw new StartupError(
      'TEST_PASSWORD_COST makes passwords easy to crack. Unset it: it is only for tests.',
    );
  return { memoryCost: 8, timeCost: 1, parallelism: 1 };
}
