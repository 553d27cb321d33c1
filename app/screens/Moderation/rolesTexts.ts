import { staffTitles } from '../../moderation/staffTitles';

/** Texts about the roles of staff. */
export const rolesTexts = {
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
  searching: 'Looking for members...',
  searchFailed: (reason: string) => `The members could not be searched. ${reason}`,
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
} as const;
