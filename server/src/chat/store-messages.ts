import type { Ack, ChatMessage } from '@alphazone/client';

import { lockMembersToRead } from '../accounts/accounts-repository';
import { newId } from '../database/ids';
import { HttpError } from '../errors';
import { applyFinding } from '../filters/apply-finding';
import { filterMessages } from '../filters/filter-messages';
import { checkTexts, rememberTexts, type CheckedText } from '../filters/check-text';
import type { Filters } from '../filters/filters';
import { countLinks } from '../filters/text-rules';
import { claimRequests } from '../idempotency/claim-requests';
import { deletedSince, RepeatedRequest, type IdempotencyKey } from '../idempotency/idempotency-key';
import type { MemberLimits } from '../member-limits/member-limits';
import { takeFromLimits } from '../member-limits/take-from-limits';
import type { Change } from '../outcome/change';
import { writingProblem } from '../moderation/sanctions/sanctions';
import { findRestricted } from '../moderation/sanctions/sanctions-repository';
import {
  countRecentMessages,
  findMessages,
  insertMessages,
  lockChat,
  type StoredMessage,
} from './chat-repository';
import { isTooFast, tooFast, type FloodRule } from './chat-rules';
import { loginNeeded, refuse, type Refusal } from './refuse';
import { serialiseMessage } from './serialise-message';

export interface SentMessage {
  userId: string;
  text: string;
  idempotency?: IdempotencyKey | undefined;
}

interface AcceptedMessage {
  id: string;
  userId: string;
  text: string;
  key: string | undefined;
  hash: CheckedText['hash'];
  finding: CheckedText['finding'];
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
    const judge = (
      { userId, thingId, idempotency }: (typeof requests)[number],
      index: number,
    ): AcceptedMessage | Refusal => {
      const refusal = claimed.refusals[index] ?? taken.refusals[index];
      if (refusal) return refusal;
      const stored = restricted.find(({ id }) => id === userId);
      const problem = stored && writingProblem(stored, now);
      if (problem !== undefined) return { message: problem };
      const text = texts[index]!;
      if (text instanceof HttpError) return { message: text.message };
      if (flood && isTooFast(recent?.get(userId) ?? 0, flood)) return tooFast(flood);
      const { hash, finding } = text;
      return { id: thingId, userId, text: text.fields.text, key: idempotency?.key, hash, finding };
    };
    const judged = requests.map(judge);
    const accepted = judged.filter((message) => 'id' in message);
    const writers = new Set(accepted.map(({ userId }) => userId));
    const [rows] = await Promise.all([
      insertMessages(transaction, accepted),
      rememberTexts(transaction, accepted, now),
      taken.refund(takers.filter(({ userId }) => !writers.has(userId))),
    ]);
    // Lacks messages of deleted members.
    const rowOf = new Map(rows.map((row) => [row.id, row]));
    await claimed.keepOnly(({ thingId }) => rowOf.has(thingId));
    for (const { id, finding } of accepted) {
      if (rowOf.has(id)) await applyFinding(unit, { kind: 'chat message', id }, finding, now);
    }
    const repeated = await findMessages(
      transaction,
      judged.flatMap((message) => (message instanceof RepeatedRequest ? [message.thingId] : [])),
    );
    return judged.map((message) => {
      if (message instanceof RepeatedRequest)
        return ackOfRepeat(repeated.find(({ id }) => id === message.thingId));
      if (!('id' in message)) return refuse(message);
      const row = rowOf.get(message.id);
      if (!row) return loginNeeded();
      return message.finding?.action === 'hold' ? heldAck : { ok: true, value: serialiseMessage(row) };
    });
  });
}

/** A refusal, because the message is not shown yet. Clients that do not know the code show the text. */
const heldAck = refuse({ message: filterMessages.chatHeld, code: 'held' });

function ackOfRepeat(message: StoredMessage | undefined): Ack<ChatMessage> {
  if (!message || message.hidden === 'removed') return refuse(deletedSince());
  if (message.hidden === 'held') return heldAck;
  return { ok: true, value: serialiseMessage(message) };
}
