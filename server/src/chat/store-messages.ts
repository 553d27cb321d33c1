import type { Ack, ChatMessage } from '@alphazone/client';

import { lockMembersToRead } from '../accounts/accounts-repository';
import { newId } from '../database/ids';
import { HttpError } from '../errors';
import { applyFinding } from '../filters/apply-finding';
import { filterMessages } from '../filters/filter-messages';
import { checkTexts, rememberTexts } from '../filters/check-text';
import type { Filters } from '../filters/filters';
import { countLinks } from '../filters/text-rules';
import { claimRequests } from '../idempotency/claim-requests';
import { deletedSince, RepeatedRequest, type IdempotencyKey } from '../idempotency/idempotency-key';
import type { MemberLimits } from '../member-limits/member-limits';
import { takeFromLimits } from '../member-limits/take-from-limits';
import type { Change } from '../outcome/change';
import { writingProblem } from '../moderation/sanctions';
import { findRestricted } from '../moderation/sanctions-repository';
import {
  countRecentMessages,
  findMessages,
  insertMessages,
  lockChat,
  type StoredMessage,
} from './chat-repository';
import { chatTexts, isTooFast, tooFast, type FloodRule } from './chat-rules';
import { refuse } from './refuse';
import { serialiseMessage } from './serialise-message';

export interface SentMessage {
  userId: string;
  text: string;
  idempotency?: IdempotencyKey | undefined;
}

/**
 * Stores messages in one transaction; `chat-feed.ts` broadcasts them. Without `flood` there is no rate limit.
 * @param messages One of each user, so that a limit refuses no other message.
 * @returns An acknowledgement for each message.
 */
export function storeMessages(
  change: Change,
  messages: readonly SentMessage[],
  {
    flood,
    filters,
    limits,
  }: { flood: FloodRule | undefined; filters: () => Filters; limits?: MemberLimits | undefined },
): Promise<Ack<ChatMessage>[]> {
  return change(async (unit) => {
    const { transaction } = unit;
    const now = new Date();
    await lockChat(transaction);
    const users = messages.map(({ userId }) => userId);
    const takers = messages.map(({ userId, text }) => ({
      userId,
      takes: { 'chat messages': 1, links: countLinks(text) },
    }));
    const requests = messages.map((message) => ({ ...message, thingId: newId() }));
    const [, restricted, recent, taken, texts, claimed] = await Promise.all([
      lockMembersToRead(transaction, users),
      findRestricted(transaction, users),
      flood && countRecentMessages(transaction, users, flood.seconds),
      takeFromLimits(transaction, takers, { limits, now }),
      checkTexts(
        transaction,
        messages.map(({ userId, text }) => ({ writerId: userId, fields: { text }, unique: 'text' as const })),
        { filters, now },
      ),
      claimRequests(transaction, requests, now),
    ]);
    const checked = requests.map(({ userId, thingId, idempotency }, index) => {
      const keyRefusal = claimed.refusals[index];
      if (keyRefusal) return { refusal: keyRefusal };
      const refusal = taken.refusals[index];
      if (refusal) return { refusal };
      const stored = restricted.find(({ id }) => id === userId);
      const problem = stored && writingProblem(stored, now);
      if (problem !== undefined) return { refusal: { message: problem } };
      const text = texts[index]!;
      if (text instanceof HttpError) return { refusal: { message: text.message } };
      if (flood && isTooFast(recent?.get(userId) ?? 0, flood)) return { refusal: tooFast(flood) };
      return {
        id: thingId,
        userId,
        text: text.fields.text,
        key: idempotency?.key,
        hash: text.hash,
        finding: text.finding,
      };
    });
    const allowed = checked.filter((message) => message.refusal === undefined);
    const [rows] = await Promise.all([
      insertMessages(transaction, allowed),
      rememberTexts(transaction, allowed, now),
      taken.giveBack(takers.filter((_, index) => checked[index]?.refusal !== undefined)),
    ]);
    await claimed.keepOnly(({ thingId }) => rows.some((row) => row?.id === thingId));
    for (const [index, { finding }] of allowed.entries()) {
      const row = rows[index];
      if (row) await applyFinding(unit, { kind: 'chat message', id: row.id }, finding, now);
    }
    const repeated = await findMessages(
      transaction,
      claimed.refusals.flatMap((refusal) => (refusal instanceof RepeatedRequest ? [refusal.thingId] : [])),
    );
    const remaining = rows.values();
    return checked.map(({ refusal, finding }) => {
      if (refusal instanceof RepeatedRequest)
        return ackOfRepeat(repeated.find(({ id }) => id === refusal.thingId));
      if (refusal !== undefined) return refuse(refusal);
      const row = remaining.next().value;
      if (!row) return { ok: false, message: chatTexts.loginNeeded };
      if (finding?.action === 'hold') return heldAck;
      return { ok: true, value: serialiseMessage(row) };
    });
  });
}

/** Not `ok`, because there is no message to show yet. Older clients do not know the code and show the text. */
const heldAck = refuse({ message: filterMessages.chatHeld, code: 'held' });

function ackOfRepeat(message: StoredMessage | undefined): Ack<ChatMessage> {
  if (!message || message.hidden === 'removed') return refuse(deletedSince());
  if (message.hidden === 'held') return heldAck;
  return { ok: true, value: serialiseMessage(message) };
}
