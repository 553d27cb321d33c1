import { createHmac, randomBytes } from 'node:crypto';
import { BlockList, isIPv6 } from 'node:net';

import { addressBlockOf, networkOf } from '../accounts/network-of';
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
      device: isPrivate(address) ? null : hash(`device ${networkOf(address)} ${userAgent}`),
    };
  };
}

/** Behind a misconfigured proxy, all members have its address. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, prefix);
privateNetworks.addAddress('::1', 'ipv6');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

const isPrivate = (address: string) => privateNetworks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
