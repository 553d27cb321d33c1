import { randomBytes } from 'node:crypto';
import { titles } from '@alphazone/client/kinds';
import { pagePaths, pagePatterns } from '@alphazone/client/pages';

import { findAddress, findByAddress, type AddressRow } from '../accounts/addresses/addresses-repository';
import { isClaimable } from '../accounts/addresses/claim-address';
import type { DatabaseTransaction } from '../database/database';
import type { LinkPurpose, PendingSignUp } from '../database/tables';
import { hashOfToken } from '../secrets/token-hash';
import { decisionParagraph, maxMailedDecisions } from './decision-mail';
import { findDecisionNews } from './decision-news-repository';
import { insertLink } from './mail-links-repository';
import { unsubscribeToken } from './mail-rules';
import type { MailContent } from './mail-template';
import { confirmationHours, mailTexts, resetMinutes, type MailFacts, type TemplateName } from './mail-texts';
import { countMentionsAndReplies, type ClaimedMail } from './mails-repository';

export interface MailSite {
  brand: string;
  publicUrl: string;
  /** Signs links that unsubscribe. */
  secret: string;
}

export interface WrittenMail {
  content: MailContent;
  headers: Record<string, string>;
  /** Time of the newest notification in the mail. */
  coveredUntil?: Date;
}

interface Context {
  transaction: DatabaseTransaction;
  site: MailSite;
  recipient: string;
}

type Facts = Omit<MailFacts, 'brand' | 'name'>;

/** Bulk removal makes a decision per item. */
const maxNews = 1_000;

const confirmationMinutes = confirmationHours * 60;

/**
 * Loads the mail's data and creates its link.
 * @returns Undefined for a mail that is out of date, such as for a verified address or a reader without unread mentions.
 */
export async function writeMail(
  context: Context,
  { kind, userId, data }: Pick<ClaimedMail, 'kind' | 'userId' | 'data'>,
): Promise<WrittenMail | undefined> {
  const { transaction, site } = context;
  const member = userId === null ? undefined : await findAddress(transaction, userId);
  const pageUrl = (path: string) => site.publicUrl + path;

  switch (kind) {
    case 'sign up':
      // Stored by `signUp` and complete until the mail is sent.
      return writeSignUp(context, data as PendingSignUp);
    case 'verify address':
      return member && writeVerification(context, member);
    case 'change address':
      return member && writeAddressChange(context, member);
    case 'reset password':
      return writePasswordReset(context);
    case 'address change requested':
    case 'address changed':
    case 'password changed':
    case 'identity linked':
    case 'identity unlinked':
    case 'passkey added':
    case 'passkey removed':
    case 'codes added':
    case 'codes removed':
    case 'recovery codes renewed':
      return (
        member && write(site, kind, { member, link: pageUrl(pagePatterns.forgotten), subject: data.subject })
      );
    case 'sign-up waiting':
    case 'sign-up approved':
      return member && write(site, kind, { member, link: pageUrl(pagePatterns.home) });
    case 'sign-up refused': {
      const { reason = 'other', note } = data;
      const link = pageUrl(pagePatterns.auth);
      return member && write(site, kind, { member, link, reason: titles.reportReason[reason], note });
    }
    case 'notice':
      return member?.wantsNotices ? writeMentionsAndReplies(context, member) : undefined;
    case 'decision':
      return member?.wantsNotices ? writeDecisions(context, member) : undefined;
  }
}

async function writeSignUp(context: Context, signUp: PendingSignUp): Promise<WrittenMail> {
  const { holder, isClaim } = await findHolder(context);
  if (holder && !isClaim) return writeAddressKnown(context);
  const link = await createLink(context, 'sign up', { minutes: confirmationMinutes, signUp });
  return write(context.site, 'sign up', { link, isClaim });
}

async function writeVerification(context: Context, member: AddressRow): Promise<WrittenMail | undefined> {
  if (member.email !== context.recipient || member.verifiedOn !== null) return undefined;
  const link = await createLink(context, 'verify address', { minutes: confirmationMinutes, member });
  return write(context.site, 'verify address', { member, link });
}

/** Does not name the member: the new address may be another person's. */
async function writeAddressChange(context: Context, member: AddressRow): Promise<WrittenMail> {
  const { holder, isClaim } = await findHolder(context);
  if (holder && !isClaim) return writeAddressKnown(context);
  const link = await createLink(context, 'change address', { minutes: confirmationMinutes, member });
  return write(context.site, 'change address', { link, isClaim });
}

async function writePasswordReset(context: Context): Promise<WrittenMail | undefined> {
  const { holder, isClaim } = await findHolder(context);
  if (!holder) return undefined;
  const link = await createLink(context, 'reset password', { minutes: resetMinutes, member: holder });
  return write(context.site, 'reset password', { member: holder, link, isClaim });
}

async function writeMentionsAndReplies(
  { transaction, site }: Context,
  member: AddressRow,
): Promise<WrittenMail | undefined> {
  const { count, newest } = await countMentionsAndReplies(transaction, member.id);
  if (!newest) return undefined;
  const link = site.publicUrl + pagePatterns.home;
  return { ...writeNotice(site, 'notice', member, { link, count }), coveredUntil: newest };
}

async function writeDecisions(
  { transaction, site }: Context,
  member: AddressRow,
): Promise<WrittenMail | undefined> {
  const news = await findDecisionNews(transaction, member.id, maxNews);
  const [newest] = news;
  if (!newest) return undefined;
  const page =
    news.length > 1 || newest.decisionId === null
      ? pagePaths.ownSettings(member.id)
      : pagePaths.decision(newest.decisionId);
  const notice = writeNotice(site, 'decision', member, {
    link: site.publicUrl + page,
    count: news.length,
    decisions: news.slice(0, maxMailedDecisions).map(decisionParagraph),
  });
  return { ...notice, coveredUntil: newest.createdOn };
}

/** Finds the account with the recipient's address, and whether the mailed link may take the address from it. */
async function findHolder({ transaction, recipient }: Context) {
  const holder = await findByAddress(transaction, recipient);
  return { holder, isClaim: holder !== undefined && (await isClaimable(transaction, holder)) };
}

const writeAddressKnown = ({ site }: Context): WrittenMail =>
  write(site, 'address known', { link: site.publicUrl + pagePatterns.auth });

function write(
  { brand }: MailSite,
  template: TemplateName,
  { member, ...facts }: Facts & { member?: AddressRow },
): WrittenMail {
  return { content: mailTexts[template]({ brand, name: member?.name, ...facts }), headers: {} };
}

/** A mail from which the member can unsubscribe. */
function writeNotice(
  { brand, publicUrl, secret }: MailSite,
  template: 'notice' | 'decision',
  { id, name }: AddressRow,
  facts: Facts,
): WrittenMail {
  const unsubscribe = `${publicUrl}/api/unsubscribe/${unsubscribeToken(id, secret)}`;
  return {
    content: mailTexts[template]({ brand, name, ...facts, unsubscribe }),
    headers: {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

const linkPages: Record<LinkPurpose, string> = {
  'sign up': pagePatterns.confirmEmail,
  'verify address': pagePatterns.confirmEmail,
  'change address': pagePatterns.confirmEmail,
  'reset password': pagePatterns.newPassword,
};

async function createLink(
  { transaction, site, recipient }: Context,
  purpose: LinkPurpose,
  { minutes, member, signUp }: { minutes: number; member?: AddressRow; signUp?: PendingSignUp },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await insertLink(transaction, {
    purpose,
    userId: member?.id ?? null,
    email: recipient,
    signUp: signUp ?? null,
    hash: hashOfToken(token),
    minutes,
  });
  // Browsers do not send the fragment, so the token is in no log.
  return `${site.publicUrl}${linkPages[purpose]}#${token}`;
}
