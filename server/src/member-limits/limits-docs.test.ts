import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import { newcomerRule } from '../newcomers/newcomers-rules';
import { repositoryRoot } from '../repository-root';
import { shares } from '../overload/priority';
import { reportsPerDay } from '../reports/reports-rules';
import { defaultAllowances, defaultStorage } from './member-limits';

const text = readFileSync(join(repositoryRoot(), 'docs/limits.md'), 'utf8');

it('documents every limit', () => {
  const [table = ''] = text.split('\n\n').filter((part) => part.startsWith('| of each '));
  const rows = table
    .split('\n')
    .slice(2)
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

  expect(rows).toEqual([
    ...Object.entries(defaultAllowances).map(([kind, { newcomer, member }]) => [
      kind,
      ...[newcomer, member].flatMap(({ atOnce, anHour }) => [String(atOnce), String(anHour)]),
    ]),
    ['reports', String(reportsPerDay.newcomer), '–', String(reportsPerDay.member), '–'],
  ]);
  const beside = Object.entries(defaultAllowances).flatMap(([kind, { newcomer, member }]) => {
    const [own] = new RegExp(`^\\| ${kind} +\\| (\\d[^|]*·[^|]*)\\|`, 'm').exec(text)?.slice(1) ?? [];
    return own === undefined ? [] : [[own.trim(), newcomer, member] as const];
  });
  expect(beside).toHaveLength(7);
  for (const [own, newcomer, member] of beside)
    expect(own).toBe(`${newcomer.atOnce} and ${newcomer.anHour} an hour · ${member.anHour} an hour`);
  expect(text).toContain(`may take up ${defaultStorage.newcomer} MB`);
  expect(text).toContain(`those of a member ${defaultStorage.member.toLocaleString('en')} MB`);
  expect(newcomerRule).toEqual({ days: 1, contributions: 3 });
});

it('documents from which share of the limits on requests are refused', () => {
  expect(shares).toEqual({ expensive: 0.5, guest: 0.7, member: 1, staff: 1.1 });
  expect(text).toContain('from half of the limits on');
  for (const percent of ['70 %', '100 %', '110 %']) expect(text).toContain(percent);
});
