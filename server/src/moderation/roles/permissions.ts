import type { components } from '@alphazone/client';

import type { Zones } from './roles-repository';

export interface Roles {
  administrator: boolean;
  moderates: Zones;
}

export const noRoles: Roles = { administrator: false, moderates: [] };

/** The lowest role with the permission. Higher roles include it. */
export type Allowed = 'moderator of the zone' | 'any moderator' | 'moderator of all zones' | 'administrator';

type DecisionKind = components['schemas']['DecisionKind'];
export type Permission = components['schemas']['Permission'];

/** The single source of permissions: docs/moderation.md is generated from it. */
export const permissions = {
  'read removed content': 'moderator of the zone',
  'remove and restore content': 'moderator of the zone',
  'approve held content': 'moderator of the zone',
  'lock comments': 'moderator of the zone',
  'move posts': 'moderator of the zone',
  'edit tags': 'moderator of the zone',
  'handle reports': 'moderator of the zone',
  'review votes': 'moderator of the zone',
  'review appeals': 'moderator of the zone',
  'read member records': 'any moderator',
  'warn members': 'any moderator',
  'moderate chat and members': 'moderator of all zones',
  'silence members': 'moderator of all zones',
  'ban members': 'moderator of all zones',
  'end sessions': 'moderator of all zones',
  'remove all content of a member': 'moderator of all zones',
  'read the audit log': 'moderator of all zones',
  'approve sign-ups': 'moderator of all zones',
  'ban addresses': 'administrator',
  'grant and take roles': 'administrator',
  'pin posts': 'administrator',
  'boost posts': 'administrator',
  'administer the server': 'administrator',
} as const satisfies Record<Permission, Allowed>;

/** For posts, comments and members. */
export const permissionFor = {
  keep: 'handle reports',
  approve: 'approve held content',
  remove: 'remove and restore content',
  lock: 'lock comments',
  move: 'move posts',
  'edit tags': 'edit tags',
  warn: 'warn members',
  silence: 'silence members',
  ban: 'ban members',
  'end sessions': 'end sessions',
} as const satisfies Record<DecisionKind, Permission>;

/** @param zone Zone of the target. Undefined for members and chat: needs all zones. */
export function may(roles: Roles, permission: Permission, zone?: string): boolean {
  if (roles.administrator) return true;
  const { moderates } = roles;
  switch (permissions[permission]) {
    case 'moderator of the zone':
      return moderates === 'all' || (zone !== undefined && moderates.includes(zone));
    case 'any moderator':
      return moderates.length > 0;
    case 'moderator of all zones':
      return moderates === 'all';
    case 'administrator':
      return false;
  }
}

/** Returns the zones whose queue the member may read. */
export const zonesOf = ({ administrator, moderates }: Roles): Zones => (administrator ? 'all' : moderates);

export const isStaff = ({ administrator, moderates }: Roles): boolean =>
  administrator || moderates.length > 0;

/**
 * Whether the moderator is the member concerned, who may neither decide nor learn who reported or decided.
 * False for administrators: a small forum may have no other moderator.
 */
export const isConcerned = (memberId: string, { roles, userId }: { roles: Roles; userId: string }): boolean =>
  memberId === userId && !roles.administrator;

/** Applicants exist only for the moderators who decide about them. */
export const maySeeMember = (roles: Roles, { awaitsApproval }: { awaitsApproval: boolean }): boolean =>
  !awaitsApproval || may(roles, 'approve sign-ups');

/** Permissions of the roles, at least in the member's zones. */
export const permissionsOf = (roles: Roles): Permission[] =>
  (Object.keys(permissions) as Permission[]).filter((permission) =>
    may(roles, permission, roles.moderates === 'all' ? undefined : roles.moderates[0]),
  );
