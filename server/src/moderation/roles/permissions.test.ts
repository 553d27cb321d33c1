import { expect, it } from 'vitest';

import { isStaff, may, noRoles, permissions, type Permission, type Roles } from './permissions';

const administrator: Roles = { administrator: true, moderates: [] };
const ofAllZones: Roles = { administrator: false, moderates: 'all' };
const ofMemes: Roles = { administrator: false, moderates: ['Memes'] };

const every = Object.keys(permissions) as Permission[];
const allowed = (roles: Roles, zone?: string) => every.filter((permission) => may(roles, permission, zone));

it('allows administrators everything and members nothing', () => {
  expect(allowed(administrator)).toEqual(every);
  expect(allowed(noRoles, 'Memes')).toEqual([]);
});

it('limits moderators of a zone to it', () => {
  expect(may(ofMemes, 'remove and restore content', 'Memes')).toBe(true);
  expect(may(ofMemes, 'remove and restore content', 'News')).toBe(false);
  expect(may(ofMemes, 'remove and restore content')).toBe(false);
  expect(may(ofMemes, 'warn members')).toBe(true);
  expect(may(ofMemes, 'ban members')).toBe(false);
});

it('gives moderators of all zones also the permissions for members and chat', () => {
  expect(allowed(ofAllZones)).toEqual(expect.arrayContaining(allowed(ofMemes, 'Memes')));
  expect(may(ofAllZones, 'ban members')).toBe(true);
  expect(may(ofAllZones, 'grant and take roles')).toBe(false);
});

it('counts administrators and moderators as staff', () => {
  expect([administrator, ofAllZones, ofMemes, noRoles].map(isStaff)).toEqual([true, true, true, false]);
});
