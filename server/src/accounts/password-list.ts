import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';

/** Whether a password is in the operator's list, in any letter case. */
export type IsListedPassword = (password: string) => Promise<boolean>;

/** The beginning of a hash: eight bytes a line, however long the lines are. */
const keyOf = (password: string): bigint =>
  createHash('sha256').update(password.normalize('NFC').toLowerCase()).digest().readBigUInt64LE();

/** @param file One password a line. Read when it is first needed. */
export function createPasswordList(file: string | undefined): IsListedPassword {
  if (file === undefined) return () => Promise.resolve(false);
  let keys: Promise<BigUint64Array> | undefined;
  return async (password) => {
    keys ??= readKeys(file).catch((error: unknown) => {
      // The next call tries again.
      keys = undefined;
      throw error;
    });
    return isIn(await keys, keyOf(password));
  };
}

async function readKeys(file: string): Promise<BigUint64Array> {
  let keys = new BigUint64Array(1_024);
  let count = 0;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    if (line === '') continue;
    if (count === keys.length) {
      const longer = new BigUint64Array(2 * count);
      longer.set(keys);
      keys = longer;
    }
    keys[count] = keyOf(line);
    count += 1;
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
