import type { Allowed } from './roles/permissions';

const whoMay: Readonly<Record<Allowed, string>> = {
  'moderator of the zone': 'moderators of the zone',
  'any moderator': 'moderators',
  'moderator of all zones': 'moderators of all zones',
  administrator: 'administrators',
};

/** How long a sanction lasts. */
export const untilText = (endsOn: Date | undefined) =>
  endsOn === undefined
    ? 'for good'
    : `until ${endsOn.toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

export const moderationMessages = {
  noComment: 'There is no comment with this id.',
  noMessage: 'There is no chat message with this id.',
  noDecision: 'There is no such decision.',
  onlyPosts: 'Only a post can be locked, moved or tagged.',
  alreadyLocked: 'The comments are locked already.',
  notLocked: 'There is no post with this id whose comments are locked.',
  notHeld: 'This is no longer awaiting approval.',
  movedAlready: (zone: string) => `The post is in ${zone} now. Look at it again.`,
  taggedAlready: (tags: readonly string[]) => `The post's tags are now ${tags.join(', ')}. Look at it again.`,
  removedAlready: (reason = 'not given') => `This has already been removed. Reason: ${reason}.`,
  restored: 'Restored.',
  restoredAlready: 'This decision has already been reversed.',
  hasAppeal: 'There is an appeal. Decide it in the queue.',
  notOwnCase: 'Another moderator must decide about what you wrote.',
  undoExpired: 'This can be undone for a minute only. Restore the items one by one.',
  batchUsed: 'This id belongs to another removal. Start a new one.',
  noBatch: 'There is no removal with this id.',
  notAllowed: (allowed: Allowed) =>
    `Only ${whoMay[allowed]} can do this. Ask an administrator for the role if you need it.`,
  ban: (reason: string, endsOn: Date | undefined) =>
    `Moderators banned you ${untilText(endsOn)}. Reason: ${reason}. You can read the decision, appeal, export your data and delete the account.`,
  silence: (reason: string, endsOn: Date | undefined) =>
    `Moderators silenced you ${untilText(endsOn)}. Reason: ${reason}. You can still read and appeal.`,
  networkBanned: (endsOn: Date) =>
    `Administrators have blocked log-ins, sign-ups and changes by guests from your network ${untilText(endsOn)}. Use another network, or wait.`,
  noRole: 'This role has already been revoked.',
  fixedAdministrator:
    'The administrator of the server settings keeps the role. The operator can change ADMIN_USER_ID.',
  lastAdministrator: 'This is the last administrator. Make somebody else an administrator first.',
  unknownZone: 'is not a zone of this community.',
  administratorsHaveNoZones: 'is for moderators only: administrators have all zones.',
  notYourself: 'You cannot do this to yourself.',
  ownVotes: 'Another moderator has to count the votes on your own post.',
  outranked: 'Only an administrator can do this to a member of the staff.',
  endsInThePast: 'must be in the future.',
  endsNotAllowed: 'is only for a silence and a ban.',
  notSanctioned: 'There is nothing to lift: it has ended, or was lifted already.',
  noMember: 'There is no member with this id.',
  noAddressBan: 'This ban has ended, or was lifted already.',
  notAnAddress: 'must be an IP address, or a network such as 203.0.113.0/24 or 2001:db8::/48.',
  ownNetwork: 'is your own network.',
  noRemovals: 'This community does not publish removals.',
  lifted: 'Lifted.',
} as const;
