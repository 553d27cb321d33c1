import type { components } from '@alphazone/client';

type Kind = components['schemas']['MemberDecisionKind'];

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const until = (endsOn: string | undefined) =>
  endsOn === undefined ? 'for good' : `until ${date.format(new Date(endsOn))}`;

/** Texts about sanctions, for the member and for the moderators who decide them. */
export const sanctionTexts = {
  details: 'Read why, and appeal',
  until,
  banner: {
    silence: (reason: string, endsOn?: string) =>
      `Moderators silenced you ${until(endsOn)}. Reason: ${reason}. Your drafts stay on this device.`,
    ban: (reason: string, endsOn?: string) =>
      `Moderators banned you ${until(endsOn)}. Reason: ${reason}. You can read, appeal, export your data and delete the account.`,
  },
  told: {
    ban: (reason: string) =>
      `Moderators banned you. Reason: ${reason}. Log in to read the decision and to appeal. What you wrote stays on this device.`,
    'end sessions': (reason: string) =>
      `Moderators logged you out everywhere. Reason: ${reason}. What you wrote stays on this device.`,
  },
  kinds: {
    warn: 'Warn',
    silence: 'Silence',
    ban: 'Ban',
    'end sessions': 'End sessions',
  } satisfies Record<Kind, string>,
  about: {
    warn: 'The member gets a notification with the reason.',
    silence: 'The member can read, but not write.',
    ban: 'The member is logged out, and can only read, appeal, export the data and delete the account.',
    'end sessions': 'The member is logged out on every device.',
  } satisfies Record<Kind, string>,
  title: (kind: Kind, name: string) =>
    ({
      warn: `Warn ${name}`,
      silence: `Silence ${name}`,
      ban: `Ban ${name}`,
      'end sessions': `End all sessions of ${name}`,
    })[kind],
  howLong: 'How long',
  days: [
    { value: '1', label: '1 day' },
    { value: '3', label: '3 days' },
    { value: '7', label: '1 week' },
    { value: '30', label: '30 days' },
    { value: 'permanent', label: 'For good' },
  ],
  done: {
    warn: 'The member has been warned.',
    silence: 'The member cannot write now.',
    ban: 'The member is banned.',
    'end sessions': 'The member is logged out everywhere.',
  } satisfies Record<Kind, string>,
  lift: { silence: 'End the silence', ban: 'Lift the ban' },
  confirmLift: (name: string) => `Let ${name} take part again at once?`,
} as const;
