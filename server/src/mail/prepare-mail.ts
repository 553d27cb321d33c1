import { randomBytes } from 'node:crypto';
import { titles } from '@alphazone/client/kinds';
import { pagePaths, pagePatterns } from '@alphazone/client/pages';

import { isPlaceholderAddress } from '../accounts/accounts-rules';
import { findAddress, findByAddress, type AddressRow } from '../accounts/addresses-repository';
import { isClaimable } from '../accounts/claim-address';
import type { DatabaseTransaction } from '../database/database';
import type { LinkPurpose, MailKind, PendingSignUp } from '../database/tables';
import { hashOfToken } from '../secrets/token-hash';
import { decisionParagraph, maxMailedDecisions } from './decision-mail';
import { findDecisionNews } from './decision-news-repository';
import { insertLink } from './mail-links-repository';
import { unsubscribeToken } from './mail-rules';
import type { MailContent } from './mail-template';
import { confirmationHours, mailTexts, resetMinutes, type MailFacts, type TemplateName } from './mail-texts';
import { countUnreadWords, lockMail, type ClaimedMail } from './mails-repository';

export interface MailSite {
  brand: string;
  publicUrl: string;
  /** Signs links that unsubscribe. */
  secret: string;
}

export interface PreparedMail extends WrittenMail {
  recipient: string;
}

interface WrittenMail {
  content: MailContent;
  headers: Record<string, string>;
  /** Time of the newest notification in the mail. */
  toldUntil?: Date;
}

/** Bulk removal makes a decision per item. */
const maxNews = 1_000;

/** Sent to an address that may have an account. */
const wantsAddress: ReadonlySet<MailKind> = new Set(['sign up', 'change address', 'reset password']);

const pageOf: Record<LinkPurpose, string> = {
  'sign up': pagePatterns.confirmEmail,
  'verify address': pagePatterns.confirmEmail,
  'change address': pagePatterns.confirmEmail,
  'reset password': pagePatterns.newPassword,
};

/**
 * Loads the mail's data and creates its link. Doing this here, not in the request, keeps response and timing
 * independent of whether an address has an account, and stores no token.
 * @returns Undefined when the mail is no longer wanted.
 */
export async function prepareMail(
  transaction: DatabaseTransaction,
  mail: Pick<ClaimedMail, 'id' | 'kind' | 'userId' | 'data'>,
  site: MailSite,
): Promise<PreparedMail | undefined> {
  // Since it was claimed, `endLinks` may have deleted it, or the address changed. Until the commit, both wait.
  const recipient = await lockMail(transaction, mail.id);
  if (recipient === undefined || isPlaceholderAddress(recipient)) return undefined;
  const written = await writeMail(transaction, { ...mail, recipient }, site);
  return written && { ...written, recipient };
}

async function writeMail(
  transaction: DatabaseTransaction,
  { kind, userId, data, recipient }: Pick<ClaimedMail, 'kind' | 'userId' | 'data'> & { recipient: string },
  site: MailSite,
): Promise<WrittenMail | undefined> {
  const own = userId === null ? undefined : await findAddress(transaction, userId);

  const write = (
    template: TemplateName,
    facts: Omit<MailFacts, 'brand' | 'name'> & { member?: AddressRow },
  ) => {
    const { member, ...rest } = facts;
    return { content: mailTexts[template]({ brand: site.brand, name: member?.name, ...rest }), headers: {} };
  };
  const writeNotice = (
    template: 'notice' | 'decision',
    { id, name }: AddressRow,
    facts: Omit<MailFacts, 'brand' | 'name'>,
  ): WrittenMail => {
    const unsubscribe = `${site.publicUrl}/api/unsubscribe/${unsubscribeToken(id, site.secret)}`;
    return {
      content: mailTexts[template]({ brand: site.brand, name, ...facts, unsubscribe }),
      headers: {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    };
  };
  const createLink = async (
    purpose: LinkPurpose,
    {
      minutes,
      member,
      signUp = null,
    }: { minutes: number; member?: AddressRow; signUp?: PendingSignUp | null },
  ) => {
    const token = randomBytes(32).toString('base64url');
    const hash = hashOfToken(token);
    await insertLink(transaction, {
      purpose,
      userId: member?.id ?? null,
      email: recipient,
      signUp,
      hash,
      minutes,
    });
    // Browsers do not send the fragment, so the token is in no log.
    return `${site.publicUrl}${pageOf[purpose]}#${token}`;
  };
  const holder = wantsAddress.has(kind) ? await findByAddress(transaction, recipient) : undefined;
  const isClaim = holder !== undefined && (await isClaimable(transaction, holder));
  const confirmation = { minutes: confirmationHours * 60 };

  switch (kind) {
    case 'sign up': {
      if (holder && !isClaim) return write('address known', { link: site.publicUrl + pagePatterns.auth });
      // Stored by `signUp` and complete until the mail is sent.
      const signUp = data as PendingSignUp;
      return write(kind, { link: await createLink(kind, { ...confirmation, signUp }), isClaim });
    }
    case 'verify address':
      if (own?.email !== recipient || own.verifiedOn !== null) return undefined;
      return write(kind, { member: own, link: await createLink(kind, { ...confirmation, member: own }) });
    case 'change address':
      if (!own) return undefined;
      if (holder && !isClaim) return write('address known', { link: site.publicUrl + pagePatterns.auth });
      return write(kind, { link: await createLink(kind, { ...confirmation, member: own }), isClaim });
    case 'reset password': {
      if (!holder) return undefined;
      const link = await createLink(kind, { minutes: resetMinutes, member: holder });
      return write(kind, { member: holder, link, isClaim });
    }
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
        own &&
        write(kind, { member: own, link: site.publicUrl + pagePatterns.forgotten, subject: data.subject })
      );
    case 'sign-up waiting':
    case 'sign-up approved':
      return own && write(kind, { member: own, link: site.publicUrl + pagePatterns.home });
    case 'sign-up refused': {
      const { reason = 'other', note } = data;
      return (
        own &&
        write(kind, {
          member: own,
          link: site.publicUrl + pagePatterns.auth,
          reason: titles.reportReason[reason],
          note,
        })
      );
    }
    case 'notice': {
      if (!own?.wantsNotices) return undefined;
      const { count, newest } = await countUnreadWords(transaction, own.id);
      if (!newest) return undefined;
      const notice = writeNotice(kind, own, { link: site.publicUrl + pagePatterns.home, count });
      return { ...notice, toldUntil: newest };
    }
    case 'decision': {
      const news = own?.wantsNotices ? await findDecisionNews(transaction, own.id, maxNews) : [];
      const [newest] = news;
      if (!own || !newest) return undefined;
      const page =
        news.length > 1 || newest.decisionId === null
          ? pagePaths.ownSettings(own.id)
          : pagePaths.decision(newest.decisionId);
      const notice = writeNotice(kind, own, {
        link: site.publicUrl + page,
        count: news.length,
        decisions: news.slice(0, maxMailedDecisions).map(decisionParagraph),
      });
      return { ...notice, toldUntil: newest.createdOn };
    }
  }
}
