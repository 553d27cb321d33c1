import { expect, it } from 'vitest';

import { defaultFilters } from './filters';
import { imitatesStaff } from './name-rules';
import { isReservedName } from './reserved-names';

const staff = { names: ['Ada Lovelace', 'ada'], words: defaultFilters.names.words };

it.each([
  'Admin',
  'аdmіn',
  '4dm1n',
  'adrnin',
  'A d m i n',
  'a.d.m.i.n',
  'TheAdmin_1',
  'forum-moderators',
  'The Ad\u200bmin',
  'Ａｄｍｉｎ',
  'Ádmïn',
  'ꜱupport team',
  'Off1cial',
  'Ada Lovelace',
  'Аda-Lоvelace',
  'ADA LOVELACE!',
  'AdaLove1ace',
  'αda',
  'Ada Lovelace\u3164',
  'Ada\u115fLovelace',
  'Ad\uffa0min',
])('%s imitates the staff', (name) => {
  expect(imitatesStaff(name, staff)).toBe(true);
});

it.each(['Badminton', 'Administrata', 'Bob', 'Adam', 'Stafford', 'Supporter', 'adalind', '🦊', 'Мария'])(
  '%s does not',
  (name) => {
    expect(imitatesStaff(name, staff)).toBe(false);
  },
);

it.each([
  'system',
  'Mod',
  'R00t',
  'every-one',
  'Gardеn',
  'The Garden Team',
  'GardenSecurity',
  'deleted member',
  'system\u3164',
])('%s is reserved', (name) => {
  expect(isReservedName(name, 'Garden')).toBe(true);
});

it.each(['Gardener', 'Rooted', 'Team Rocket', 'Modesty', 'Garden Fan', 'Allan', '🦊'])(
  '%s is not reserved',
  (name) => {
    expect(isReservedName(name, 'Garden')).toBe(false);
  },
);
