import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { repositoryRoot } from '../repository-root';
import { achievements, isManual, ranks, tasks, xpCauses, xpOfLevel } from './gamification-rules';

const text = readFileSync(join(repositoryRoot(), 'docs', 'gamification.md'), 'utf8');

function tableAt(head: string): string[][] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => cellsOf(line)[0] === head);
  if (start === -1) throw new Error(`docs/gamification.md has no table whose head begins with "${head}".`);
  const length = lines.slice(start).findIndex((line) => !line.startsWith('|'));
  return lines.slice(start + 2, start + length).map(cellsOf);
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const code = (name: string) => `\`${name}\``;

describe('docs/gamification.md', () => {
  it('lists every cause of XP with its amount and limit', () => {
    const rows = Object.entries(xpCauses).map(([cause, { description, amount, reference, dailyCap }]) => [
      code(cause),
      description,
      String(amount),
      reference,
      String(dailyCap),
    ]);

    expect(tableAt('cause')).toEqual([...rows, [code('task'), 'A task, see below', '', 'period', '']]);
  });

  it('lists every task', () => {
    expect(tableAt('task')).toEqual(
      tasks.map((task) => [
        code(task.id),
        task.type,
        task.description,
        code(task.criterion),
        String(task.xpReward),
        isManual(task) ? 'the member' : 'the server',
      ]),
    );
  });

  it('lists the XP of levels', () => {
    for (const [level, xp] of tableAt('level')) expect(xp).toBe(String(xpOfLevel(Number(level))));
  });

  it('lists every rank', () => {
    expect(tableAt('rank')).toEqual(ranks.map(({ name, fromLevel }) => [name, String(fromLevel)]));
  });

  it('lists every achievement', () => {
    expect(tableAt('achievement')).toEqual(
      achievements.map(({ id, name, description }) => [code(id), name, description]),
    );
  });
});
