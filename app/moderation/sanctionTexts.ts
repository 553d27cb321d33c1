import type { components } from '@alphazone/client';
import { pageTitles } from '@alphazone/client/pages';

import { staffTitles } from './staffTitles';

type Kind = components['schemas']['MemberDecisionKind'];

const date = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });
const until = (endsOn: string | undefined) =>
  endsOn === undefined ? 'for good' : `until ${date.format(new Date(endsOn))}`;

export const sanctionTexts = {
  details: 'Read why, and appeal',
  staffLinks: 'Moderation',
  queue: 'Reports',
  banner: {
    silence: (reason: string, endsOn?: string) =>
      `Moderators paused your writing ${until(endsOn)}. Reason: ${reason}. Your drafts stay on this device.`,
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
    { value: 'good', label: 'For good' },
  ],
  done: {
    warn: 'The member has been warned.',
    silence: 'The member cannot write now.',
    ban: 'The member is banned.',
    'end sessions': 'The member is logged out everywhere.',
  } satisfies Record<Kind, string>,
  lift: { silence: 'End the silence', ban: 'Lift the ban' },
  confirmLift: (name: string) => `Let ${name} take part again at once?`,
  member: {
    title: (name: string) => `Member record: ${name}`,
    profile: 'Profile',
    content: 'Written in the last day',
    audit: 'Audit log',
    figures: (posts: number, comments: number) =>
      `${posts} ${posts === 1 ? 'post' : 'posts'}, ${comments} ${comments === 1 ? 'comment' : 'comments'}`,
    joined: 'joined',
    actions: 'Decide about this member',
    cannotDecide: 'Only an administrator can decide about this member.',
    decisions: 'Decisions',
    networks: 'Networks',
    aboutNetworks: 'Where the member is logged in. Others may share them.',
    close: 'Close…',
    closeNetwork: (network: string) => `Close the network ${network}…`,
    noDecisions: 'Moderators have decided nothing about this member yet.',
    loading: 'Loading the record...',
    failed: (reason: string) => `The record could not be loaded. ${reason}`,
    sanction: {
      silence: (endsOn?: string) => `Silenced ${until(endsOn)}.`,
      ban: (endsOn?: string) => `Banned ${until(endsOn)}.`,
    },
    until,
    by: (name: string) => `by ${name}`,
  },
  roles: {
    title: staffTitles.roles,
    about: 'Administrators may do everything. Moderators decide about posts, comments and members.',
    administrators: 'Administrators',
    moderators: 'Moderators',
    none: 'There are no moderators yet.',
    fixed: 'Set by the operator',
    allZones: 'All zones',
    take: 'Take',
    takeOf: (role: string, name: string) => `Take the role ${role} of ${name}`,
    confirmTake: (role: string, name: string) => `Take the role ${role} of ${name}?`,
    grant: 'Grant a role',
    member: 'Member',
    memberHint: 'Type part of the name.',
    search: 'Members found',
    nobody: 'Nobody has this name.',
    role: 'Role',
    roleOptions: [
      { value: 'moderator', label: 'Moderator' },
      { value: 'administrator', label: 'Administrator' },
    ] as const,
    zones: 'Zones',
    zonesHint: 'Choose none for all zones, chat and members.',
    submit: 'Grant',
    memberMissing: 'Choose a member.',
    granted: (name: string) => `${name} has the role now, and has been told.`,
    loading: 'Loading roles...',
    failed: (reason: string) => `The roles could not be loaded. ${reason}`,
  },
  audit: {
    title: staffTitles.audit,
    about: 'Every decision, role, pin, boost and changed setting, and every log-in of staff.',
    filter: 'Search',
    action: 'Action',
    anAction: 'ban member, grant role…',
    by: 'By (name or id)',
    member: 'About (name or id)',
    from: 'From',
    to: 'To',
    submit: 'Search',
    save: 'Save as CSV',
    system: 'The system',
    decision: 'Decision',
    empty: 'Nothing matches.',
    list: 'Entries',
    more: 'Show more',
    loading: 'Loading the audit log...',
    failed: (reason: string) => `The audit log could not be loaded. ${reason}`,
  },
  networks: {
    title: 'Closed networks',
    about:
      'Nobody can sign up, log in or write as a guest from these networks. Members who are logged in stay logged in.',
    address: 'Address',
    addressHint: 'Closes 256 neighbouring addresses (/24), or the /48 network of an IPv6 address.',
    close: 'Close a network',
    submit: 'Close the network',
    empty: 'No network is closed.',
    open: 'Open',
    openOf: (network: string) => `Open ${network}`,
    loading: 'Loading networks...',
    failed: (reason: string) => `The networks could not be loaded. ${reason}`,
  },
  removals: {
    title: pageTitles.removals,
    about: 'What moderators removed, without names and texts.',
    empty: 'Moderators have removed nothing yet.',
    none: 'This community does not publish removals.',
    restored: 'Restored',
    list: 'Removals',
    more: 'Show more',
    loading: 'Loading removals...',
    failed: (reason: string) => `The removals could not be loaded. ${reason}`,
  },
} as const;
