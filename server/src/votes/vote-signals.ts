import { createHmac, randomBytes } from 'node:crypto';

import { addressBlockOf, networkOf } from '../accounts/network-of';
import { isPrivateAddress } from '../address-ranges';
import type { Services } from '../services';
import { replaceSignalKey } from './vote-signals-repository';
import type { VoteSignal } from './votes-repository';

export interface VoteOrigin {
  address: string;
  userAgent: string;
}

export type SignalOf = (origin: VoteOrigin) => Promise<VoteSignal>;

const msPerWeek = 7 * 24 * 60 * 60_000;
const hashBytes = 8;

/** The key changes each week. Then the previous one is deleted, so old hashes cannot be computed from addresses. */
export function createSignalOf({ change, now }: Pick<Services, 'change' | 'now'>): SignalOf {
  let known: { week: number; key: Promise<Buffer> } | undefined;

  function currentKey(): Promise<Buffer> {
    const week = Math.floor(now().getTime() / msPerWeek);
    if (known?.week !== week) {
      const key = change(({ transaction }) => replaceSignalKey(transaction, week, randomBytes(32)));
      const reading = { week, key };
      known = reading;
      key.catch(() => {
        if (known === reading) known = undefined;
      });
    }
    return known.key;
  }

  return async ({ address, userAgent }) => {
    const key = await currentKey();
    const hash = (text: string) => createHmac('sha256', key).update(text).digest().subarray(0, hashBytes);
    return {
      network: hash(`network ${addressBlockOf(address)}`),
      // Behind a misconfigured proxy, all members have its address.
      device: isPrivateAddress(address) ? null : hash(`device ${networkOf(address)} ${userAgent}`),
    };
  };
}
