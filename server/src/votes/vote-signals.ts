import { createHmac, randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';

import { addressBlockOf, networkOf, withoutPort } from '../network/network-of';
import { isPrivateAddress } from '../network/address-ranges';
import { dayMs } from '../time/durations';
import type { Services } from '../services';
import { replaceSignalKey } from './vote-signals-repository';
import type { VoteSignal } from './votes-repository';

export interface VoteOrigin {
  address: string;
  userAgent: string;
}

export type SignalOf = (origin: VoteOrigin) => Promise<VoteSignal>;

const weekMs = 7 * dayMs;
const hashBytes = 8;

/** Bounds the cache of hashes, by the length of its keys. */
const maxCharacters = 500_000;

interface WeeksSignals {
  week: number;
  key: Promise<Buffer>;
  /** By address and user agent: hashing takes longer than the rest of a vote's handler. */
  known: LRUCache<string, VoteSignal>;
}

/** The key changes each week and the previous one is deleted, so old hashes cannot be recomputed from addresses. */
export function createSignalOf({ change, now }: Pick<Services, 'change' | 'now'>): SignalOf {
  let current: WeeksSignals | undefined;

  function thisWeek(): WeeksSignals {
    const week = Math.floor(now().getTime() / weekMs);
    if (current?.week === week) return current;
    const key = change(({ transaction }) => replaceSignalKey(transaction, week, randomBytes(32)));
    const known = new LRUCache<string, VoteSignal>({
      maxSize: maxCharacters,
      sizeCalculation: (_signal, origin) => origin.length,
    });
    const reading = { week, key, known };
    current = reading;
    key.catch(() => {
      if (current === reading) current = undefined;
    });
    return reading;
  }

  return async ({ address, userAgent }) => {
    const { key: reading, known } = thisWeek();
    const key = await reading;
    const origin = `${address} ${userAgent}`;
    const remembered = known.get(origin);
    if (remembered) return remembered;
    const hash = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, hashBytes);
    const signal = {
      network: hash(`network ${addressBlockOf(address)}`),
      // Behind a misconfigured proxy, all members have its address.
      device: isPrivateAddress(withoutPort(address))
        ? null
        : hash(`device ${networkOf(address)} ${userAgent}`),
    };
    known.set(origin, signal);
    return signal;
  };
}
