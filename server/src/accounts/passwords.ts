import { hash, verify } from '@node-rs/argon2';

/** An argon2id hash in PHC form, with the library's parameters (19 MiB, 2 passes). Runs off the main thread. */
export const hashPassword = (password: string): Promise<string> => hash(password);

/** Verified when there is no account, so that response times do not reveal which addresses have one. */
const dummyHash = hashPassword('nobody has this password');

/** Whether the password matches the hash. Takes the same time without a hash. */
export async function isPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await dummyHash), password);
  return matches && passwordHash !== null && passwordHash !== undefined;
}
