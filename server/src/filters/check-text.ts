import { findSecrets, maskSecrets } from '@alphazone/client/secrets';

import type { DatabaseReader, DatabaseTransaction } from '../database/database';
import { decodeSafely } from '../decode-safely';
import { badFields, HttpError } from '../errors';
import { mentionMarkup } from '../mentions/mention-rules';
import { nameMentions } from '../mentions/name-mentions';
import { messages } from '../messages';
import { isNewcomer, newcomerRule } from '../newcomers/newcomers-rules';
import { findWriters } from '../newcomers/writers-repository';
import { filterMessages } from './filter-messages';
import type { FilterAction, Filters } from './filters';
import type { Finding } from './finding';
import {
  findRecentTexts,
  findStaffNames,
  lockTexts,
  storeRecentTexts,
  type RecentText,
} from './filters-repository';
import { imitatesStaff } from './name-rules';
import { countLinks, hashOfWords, hasWord, toSearchWords, toWords, visibleText } from './text-rules';

type Fields = Readonly<Record<string, string | undefined>>;

export interface WrittenText<F extends Fields = Fields> {
  writerId: string;
  /** Keys are the contract's field names. Names and usernames are also checked as names. */
  fields: F;
  /** The field checked for duplicates of the last day. */
  unique?: keyof F & string;
  /** The field that can mention members. */
  mentions?: { field: keyof F & string; maxLength: number };
  /** A field of URLs. One with a recovery phrase or a private key is refused, because a mask would break the URL. */
  addresses?: keyof F & string;
  tags?: readonly string[];
  /** The name of the tags in the contract. @default 'postTags' */
  tagsField?: string;
  /** Whether it can be held for approval. Otherwise it is refused. @default true */
  canHold?: boolean;
}

export interface CheckedText<F extends Fields = Fields> {
  /** With the names of mentioned members, and masks for recovery phrases and private keys. */
  fields: F;
  /** For `rememberTexts`. Undefined for short texts. */
  hash: Buffer | undefined;
  /** For `applyFinding`, once the text is stored. */
  finding: Finding | undefined;
}

export interface Checks {
  filters: () => Filters;
  now: Date;
}

/**
 * Checks every text that a member writes. Pipelines its statements with the caller's. Locks the hashes of unique texts until the
 * commit.
 * @returns For each text the checked one, or its refusal.
 */
export async function checkTexts<F extends Fields>(
  db: DatabaseReader,
  texts: readonly WrittenText<F>[],
  { filters: current, now }: Checks,
): Promise<(CheckedText<F> | HttpError)[]> {
  const filters = current();
  const named = await nameMentionsIn(db, texts);
  const masked = named.map((text) => ({ ...text, fields: maskFields(text.fields) }));
  const hashes = masked.map(({ fields, unique }) => hashFor(filters, unique && fields[unique]));
  const known = hashes.filter((hash) => hash !== undefined);
  const [, writers, recent, staffNames] = await Promise.all([
    lockTexts(db, known),
    findWriters(
      db,
      texts.map(({ writerId }) => writerId),
      newcomerRule.contributions,
    ),
    findRecentTexts(db, known, now),
    needsNames(filters, texts) ? findStaffNames(db) : [],
  ]);
  const writerOf = new Map(writers.map((writer) => [writer.id, writer]));
  const staff = {
    names: staffNames.flatMap(({ name, username }) => [name, username ?? []].flat()),
    words: filters.names.words,
  };

  return masked.map((text, index) => {
    const { fields, tags = [], tagsField = 'postTags', writerId, unique, addresses, canHold = true } = text;
    const tooLong = tooLongProblem(named[index]!);
    if (tooLong) return tooLong;
    const hash = hashes[index];
    const writer = writerOf.get(writerId);
    const key = hash?.toString('hex');
    const isDuplicate = key !== undefined && recent.has(key);
    if (key !== undefined) recent.add(key);
    if (findSecrets(tags.join(' ')).length > 0) return refusal(tagsField, filterMessages.secretInTags);
    if (addresses !== undefined && hasSecret(texts[index]!.fields[addresses]))
      return refusal(addresses, filterMessages.secretInAddress);
    if (writer?.is_staff) return { fields, hash, finding: undefined };
    const facts = {
      isNewcomer:
        !writer || isNewcomer({ joinedOn: writer.joined_on, contributions: writer.contributions }, now),
      staff,
    };
    const judged = { ...fields, ...(tags.length > 0 && { [tagsField]: tags.join('\n') }) };
    const problems = Object.entries(judged).flatMap(([field, value]) =>
      value === undefined
        ? []
        : problemsIn(filters, { field, value, facts, isDuplicate: isDuplicate && field === unique }),
    );
    const isRefused = ({ action }: Problem) => action === 'refuse' || (action === 'hold' && !canHold);
    const refused = problems.find(isRefused);
    if (refused) return refusal(refused.field, refused.message);
    const found = problems.find(({ action }) => action === 'hold') ?? problems[0];
    return { fields, hash, finding: found && findingOf(found) };
  });
}

/** Checks one text. @throws Its refusal. */
export async function checkText<F extends Fields>(
  db: DatabaseReader,
  text: WrittenText<F>,
  checks: Checks,
): Promise<CheckedText<F>> {
  const [checked] = await checkTexts(db, [text], checks);
  if (checked instanceof HttpError) throw checked;
  return checked!;
}

/** Stores the hashes of texts that were accepted. Call it after the posts and comments are stored. */
export const rememberTexts = (
  transaction: DatabaseTransaction,
  texts: readonly (Omit<RecentText, 'hash'> & Pick<CheckedText, 'hash'>)[],
  now: Date,
): Promise<void> =>
  storeRecentTexts(
    transaction,
    texts.flatMap(({ hash, ...text }) => (hash ? { hash, ...text } : [])),
    now,
  );

interface Problem {
  field: string;
  message: string;
  action: FilterAction;
}

const nameFields = new Set(['name', 'username']);

interface JudgedField {
  field: string;
  value: string;
  isDuplicate: boolean;
  facts: { isNewcomer: boolean; staff: { names: readonly string[]; words: readonly string[] } };
}

function problemsIn(filters: Filters, { field, value, isDuplicate, facts }: JudgedField): Problem[] {
  const { newcomerLinks, duplicates, mentions, names } = filters;
  const problems: Problem[] = [];
  const visible = visibleText(value);
  const add = (action: FilterAction | 'off', isFound: boolean, message: string) => {
    if (action !== 'off' && isFound) problems.push({ field, message, action });
  };
  const words = filters.words.length > 0 ? toSearchWords(value) : '';
  for (const { word, search, action, message } of filters.words) {
    add(action, hasWord(words, search), message ?? filterMessages.word(word));
  }
  for (const { pattern, action, message } of filters.patterns) {
    const matcher = pattern.matcher(visible);
    if (matcher.find()) add(action, true, message ?? filterMessages.pattern(matcher.group() ?? ''));
  }
  if (facts.isNewcomer && field !== 'socialLinks') {
    add(newcomerLinks.action, countLinks(value) > newcomerLinks.max, filterMessages.links(newcomerLinks.max));
  }
  add(duplicates.action, isDuplicate, filterMessages.duplicate);
  if (mentions.action !== 'off') {
    const count = value.match(mentionMarkup)?.length ?? 0;
    add(mentions.action, count > mentions.max, filterMessages.mentions(mentions.max));
  }
  if (nameFields.has(field)) add(names.action, imitatesStaff(value, facts.staff), filterMessages.name);
  return problems;
}

const needsNames = (filters: Filters, texts: readonly { fields: Fields }[]): boolean =>
  filters.names.action !== 'off' &&
  texts.some(({ fields }) => Object.keys(fields).some((field) => nameFields.has(field)));

function hashFor({ duplicates }: Filters, text: string | undefined): Buffer | undefined {
  if (text === undefined || duplicates.action === 'off') return undefined;
  const words = toWords(text);
  return words.length < duplicates.minLength ? undefined : hashOfWords(words);
}

async function nameMentionsIn<F extends Fields>(
  db: DatabaseReader,
  texts: readonly WrittenText<F>[],
): Promise<WrittenText<F>[]> {
  const named = await nameMentions(
    db,
    texts.map(({ fields, mentions }) => (mentions && fields[mentions.field]) ?? ''),
  );
  return texts.map((text, index) =>
    text.mentions ? { ...text, fields: { ...text.fields, [text.mentions.field]: named[index] } } : text,
  );
}

/** A secret can be encoded, or stand in the paths of several addresses. */
function hasSecret(addresses = ''): boolean {
  const decoded = addresses
    .split('\n')
    .map((address) => decodeSafely(address) ?? address)
    .join('\n');
  const paths = decoded.replace(/https?:\/\/[^/\s]*/gi, ' ');
  return [addresses, decoded, paths].some((text) => findSecrets(text).length > 0);
}

/** A name can be longer than the text that it replaces. Counts characters like the contract's `maxLength`. */
function tooLongProblem<F extends Fields>({ fields, mentions }: WrittenText<F>): HttpError | undefined {
  const text: string | undefined = mentions && fields[mentions.field];
  if (!mentions || text === undefined || [...text].length <= mentions.maxLength) return undefined;
  return badFields({ field: mentions.field, message: messages.tooLongWithNames(mentions.maxLength) });
}

const maskFields = <F extends Fields>(fields: F): F =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value === undefined ? value : maskSecrets(value)]),
  ) as F;

const findingOf = ({ action, field, message }: Problem): Finding => ({
  action: action === 'hold' ? 'hold' : 'report',
  reason: nameFields.has(field) ? 'impersonation' : 'spam',
  message: filterMessages.found(message),
});

const refusal = (field: string, message: string) =>
  new HttpError(400, 'text_refused', message, { details: [{ field, message }] });
