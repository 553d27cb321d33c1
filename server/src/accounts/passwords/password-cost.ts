import { StartupError } from '../../startup/startup-error';

export interface PasswordCost {
  /** In kB. */
  memoryCost: number;
  /** Passes over the memory. */
  timeCost: number;
  /** Lanes. */
  parallelism: number;
}

/** OWASP's recommendation for argon2id. */
export const productionCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

type Env = Readonly<Record<string, string | undefined>>;

/** @throws StartupError when it is lowered outside tests: such hashes are easy to crack. */
export function passwordCost({ NODE_ENV, TEST_PASSWORD_COST }: Env): PasswordCost {
  if (TEST_PASSWORD_COST === undefined) return productionCost;
  if (NODE_ENV !== 'test' || TEST_PASSWORD_COST !== 'minimal')
    throw new StartupError(
      'TEST_PASSWORD_COST makes passwords easy to crack. Unset it: it is only for tests.',
    );
  return { memoryCost: 8, timeCost: 1, parallelism: 1 };
}
