import { countText } from '../count-text';
import type { LogInChange, MailKind } from '../database/tables';
import type { MailContent } from './mail-template';

/** `address known` replaces a mail whose address has an account already. */
export type TemplateName = MailKind | 'address known';

export interface MailFacts {
  brand: string;
  /** The member's name. */
  name?: string | undefined;
  /** Address of the page that the button opens. */
  link: string;
  /** Number of unread notifications. */
  count?: number;
  unsubscribe?: string;
  /** Name of the passkey or the provider that was added or removed. */
  subject?: string | undefined;
  /** A paragraph for each decision. */
  decisions?: readonly string[];
  /** Another account has the address, unverified and with a second factor. The link takes the address away from it. */
  isClaim?: boolean;
  /** The reason of a refusal, as shown to members. */
  reason?: string;
  /** The moderator's own words. */
  note?: string | undefined;
}

const askedFor = 'You asked for mails about mentions, replies and decisions by moderators.';

/** Hours. */
export const confirmationHours = 24;

/** Minutes. */
export const resetMinutes = 30;

const quoted = (name = '') => (name === '' ? '' : ` “${name}”`);

const logsIn = (what: string) => (subject?: string) =>
  `the ${what}${quoted(subject)} now logs in to your account.`;
const noLongerLogsIn = (what: string) => (subject?: string) =>
  `the ${what}${quoted(subject)} no longer logs in to your account.`;

/** `what` is a sentence after the member's name. */
const logInChanges: Record<
  Exclude<LogInChange, 'address changed' | 'password changed'>,
  { title: string; what: (subject?: string) => string }
> = {
  'address change requested': {
    title: 'A new email address was requested',
    what: (subject) =>
      `a device that is logged in to your account asked to move it to the address${quoted(subject)}. It moves when the link in a mail to that address is opened.`,
  },
  'identity linked': { title: 'A provider was linked', what: logsIn('provider') },
  'identity unlinked': { title: 'A provider was unlinked', what: noLongerLogsIn('provider') },
  'passkey added': { title: 'A passkey was added', what: logsIn('passkey') },
  'passkey removed': { title: 'A passkey was removed', what: noLongerLogsIn('passkey') },
  'codes added': {
    title: 'An authenticator app was added',
    what: () => 'logging in to your account now needs a code from an authenticator app.',
  },
  'codes removed': {
    title: 'An authenticator app was removed',
    what: () => 'logging in to your account no longer needs a code from an authenticator app.',
  },
  'recovery codes renewed': {
    title: 'Your recovery codes were replaced',
    what: () => 'your account has new recovery codes. The old ones no longer work.',
  },
};

const logInChangeText =
  (change: keyof typeof logInChanges) =>
  ({ brand, name, link, subject }: MailFacts): MailContent => {
    const { title, what } = logInChanges[change];
    return {
      subject: `${title} at ${brand}`,
      heading: title,
      paragraphs: [
        `Hello ${name ?? ''}, ${what(subject)}`,
        'If it was not you, set a new password now, which logs all devices out. Then look through Account Settings.',
      ],
      button: { label: 'It was not me', href: link },
      reason: `You get this mail because your account at ${brand} has this address.`,
    };
  };

const claimWarning = (isClaim = false) =>
  isClaim
    ? [
        'Another account has this address, but never confirmed it. Opening the link takes the address away from that account. If it is yours, ignore this mail: log in, and confirm the address in Account Settings.',
      ]
    : [];

/** Omits the name where the address may not be the member's own. */
export const mailTexts: Record<TemplateName, (facts: MailFacts) => MailContent> = {
  'sign up': ({ brand, link, isClaim }) => ({
    subject: `Finish signing up for ${brand}`,
    heading: `Welcome to ${brand}`,
    paragraphs: [
      'One step is left: confirm that this email address is yours. Then your account is ready.',
      ...claimWarning(isClaim),
    ],
    button: { label: 'Confirm and log in', href: link },
    reason: `Somebody signed up for ${brand} with this address. If it was not you, ignore this mail: without the link there is no account. The link works for ${countText(confirmationHours, 'hour')}.`,
  }),
  'address known': ({ brand, link }) => ({
    subject: `You already have an account at ${brand}`,
    heading: 'You already have an account',
    paragraphs: [
      `Somebody tried to use your email address for an account at ${brand}. It belongs to your account already, so nothing was changed.`,
      'If it was you, log in. If you have forgotten your password, the log-in page helps.',
    ],
    button: { label: 'Go to the log-in page', href: link },
    reason:
      'If it was not you, you need not do anything: the other person learns nothing about your account.',
  }),
  'verify address': ({ brand, name, link }) => ({
    subject: `Confirm your email address for ${brand}`,
    heading: 'Confirm your email address',
    paragraphs: [
      `Hello ${name ?? ''}, confirm that this address is yours. We use it when you forget your password.`,
    ],
    button: { label: 'Confirm this address', href: link },
    reason: `You get this mail because your account at ${brand} has this address. The link works for ${countText(confirmationHours, 'hour')}.`,
  }),
  'change address': ({ brand, link, isClaim }) => ({
    subject: `Confirm your new email address for ${brand}`,
    heading: 'Confirm your new email address',
    paragraphs: [
      'Your account gets this address as soon as you open the link. Until then you log in with the old one.',
      ...claimWarning(isClaim),
    ],
    button: { label: 'Use this address', href: link },
    reason: `Somebody asked for this address at ${brand}. If it was not you, ignore this mail: nothing changes. The link works for ${countText(confirmationHours, 'hour')}.`,
  }),
  'address change requested': logInChangeText('address change requested'),
  'address changed': ({ brand, name }) => ({
    subject: `Your email address at ${brand} was changed`,
    heading: 'Your email address was changed',
    paragraphs: [
      `Hello ${name ?? ''}, your account has a new email address. This one no longer belongs to it.`,
      'If it was not you, somebody else has your password: write to the people who run the forum.',
    ],
    reason: `You get this mail because your account at ${brand} had this address.`,
  }),
  'reset password': ({ brand, name, link, isClaim }) => ({
    subject: `Set a new password for ${brand}`,
    heading: 'Set a new password',
    paragraphs: [
      `Hello ${name ?? ''}, somebody asked for a new password for your account. The new password logs you out on every other device.`,
      ...(isClaim
        ? [
            'This account never confirmed the address, and needs a second step to log in. If you did not create it, sign up with this address instead: the address will be moved to your new account.',
          ]
        : []),
    ],
    button: { label: 'Set a new password', href: link },
    reason: `If it was not you, ignore this mail: your password stays. The link works once, for ${countText(resetMinutes, 'minute')}.`,
  }),
  'password changed': ({ brand, name, link }) => ({
    subject: `Your password at ${brand} was changed`,
    heading: 'Your password was changed',
    paragraphs: [
      `Hello ${name ?? ''}, your account has a new password, and all other devices are logged out.`,
      'If it was not you, set a new password now.',
    ],
    button: { label: 'It was not me', href: link },
    reason: `You get this mail because your account at ${brand} has this address.`,
  }),
  'identity linked': logInChangeText('identity linked'),
  'identity unlinked': logInChangeText('identity unlinked'),
  'passkey added': logInChangeText('passkey added'),
  'passkey removed': logInChangeText('passkey removed'),
  'codes added': logInChangeText('codes added'),
  'codes removed': logInChangeText('codes removed'),
  'recovery codes renewed': logInChangeText('recovery codes renewed'),
  'sign-up waiting': ({ brand, name, link }) => ({
    subject: `Your account at ${brand} is awaiting approval`,
    heading: 'A moderator looks at your sign-up',
    paragraphs: [
      `Hello ${name ?? ''}, your account is ready, and you can read everything. You can write as soon as a moderator has approved it. You get a mail then.`,
    ],
    button: { label: 'Open the forum', href: link },
    reason: `You get this mail because you signed up for ${brand} with this address.`,
  }),
  'sign-up approved': ({ brand, name, link }) => ({
    subject: `You can write at ${brand} now`,
    heading: 'Your sign-up is approved',
    paragraphs: [`Hello ${name ?? ''}, a moderator has approved your account. You can write now. Welcome.`],
    button: { label: 'Open the forum', href: link },
    reason: `You get this mail because you signed up for ${brand} with this address.`,
  }),
  'sign-up refused': ({ brand, name, link, reason = '', note = '' }) => ({
    subject: `Your sign-up at ${brand} was refused`,
    heading: 'Your sign-up was refused',
    paragraphs: [
      `Hello ${name ?? ''}, a moderator has refused your account. Reason: ${reason}.`,
      ...(note === '' ? [] : [note]),
      'If you disagree, log in to appeal. You can also delete your account there.',
    ],
    button: { label: 'Go to the log-in page', href: link },
    reason: `You get this mail because you signed up for ${brand} with this address.`,
  }),
  decision: ({ brand, name, link, count = 1, decisions = [], unsubscribe }) => ({
    subject:
      count === 1 ? `A decision by moderators at ${brand}` : `${count} decisions by moderators at ${brand}`,
    heading: count === 1 ? 'Moderators made a decision' : `Moderators made ${count} decisions`,
    paragraphs: [
      `Hello ${name ?? ''}, this is about you, or about what you wrote.`,
      ...decisions,
      ...(count > decisions.length ? ['The others are in your notifications.'] : []),
    ],
    button: { label: count === 1 ? 'Read the decision' : 'Read the decisions', href: link },
    reason: askedFor,
    ...(unsubscribe !== undefined && { unsubscribe: { label: 'Unsubscribe', href: unsubscribe } }),
  }),
  notice: ({ brand, name, link, count = 1, unsubscribe }) => ({
    subject:
      count === 1 ? `A new mention or reply at ${brand}` : `${count} new mentions and replies at ${brand}`,
    heading: count === 1 ? 'You have a new mention or reply' : `You have ${count} new mentions and replies`,
    paragraphs: [
      `Hello ${name ?? ''}, there ${count === 1 ? 'is a mention or reply' : `are ${count} mentions and replies`} that you have not seen yet.`,
    ],
    button: { label: 'See them', href: link },
    reason: askedFor,
    ...(unsubscribe !== undefined && { unsubscribe: { label: 'Unsubscribe', href: unsubscribe } }),
  }),
};
