import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash in PHC form, with the library's parameters (19 MiB, 2 passes). Runs off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Compared with when there is no account, so that an unknown address takes as long as a wrong password. */
const nobodysHash = hashPassword('nobody has this password');

/** Is it the password of this hash? Takes the same time when there is no hash. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
