import { hash, verify } from '@node-rs/argon2';

import { passwordCost } from './password-cost';

const cost = passwordCost(process.env);

/** Off the main thread. @returns The PHC string, which records the cost. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost);

/** Verified for unknown accounts. Equal response times hide which e-mail addresses exist. */
const dummyHash = hashPassword('nobody has this password');

/** Takes the same time without a hash. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
