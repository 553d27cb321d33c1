import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { components } from '@alphazone/client';

import { keyedHash } from '../secrets/keyed-hash';
import type { SolvedTask } from './spent-tasks-repository';

/** A slow phone needs a minute for the largest task. */
const taskTtlMs = 10 * 60_000;

const hashOf = (salt: string, number: number | string) =>
  createHash('sha256').update(`${salt}.${number}`).digest('hex');

const signatureOf = (salt: string, target: string, secret: string) =>
  keyedHash(secret, 'sign-up task', salt, target);

/** Stores nothing until the task is solved. The salt contains the expiry, so that the target depends on it. */
export function createTask(
  secret: string,
  { max, now }: { max: number; now: Date },
): components['schemas']['SignUpTask'] {
  const salt = `${randomBytes(16).toString('base64url')}.${now.getTime() + taskTtlMs}`;
  const target = hashOf(salt, randomInt(max + 1));
  const token = `${salt}.${target}.${signatureOf(salt, target, secret).toString('base64url')}`;
  return { token, salt, target, max };
}

/** Computes one HMAC and one hash for any answer. @returns Undefined for a wrong or expired answer. */
export function readSolution(answer: string, secret: string, now: Date): SolvedTask | undefined {
  const [nonce = '', end = '', target = '', signature = '', number = '', ...rest] = answer.split('.');
  const salt = `${nonce}.${end}`;
  const given = Buffer.from(signature, 'base64url');
  const expected = signatureOf(salt, target, secret);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  const isSolved = hashOf(salt, number) === target;
  if (!isOurs || !isSolved || rest.length > 0 || Number(end) <= now.getTime()) return undefined;
  return { nonce, endsOn: new Date(Number(end)) };
}
