import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { DatabaseReader } from './database';
import { createSnapshotLabels, noteSilentCommit } from './snapshot-labels';

/** Only its identity counts. */
const newDatabase = () => ({}) as DatabaseReader;

/** @param silent Noted after the first snapshot. @returns The label of each snapshot. */
function labelsOf(snapshots: readonly string[], silent: readonly number[]): string[] {
  const db = newDatabase();
  const labelOf = createSnapshotLabels(db);
  return snapshots.map((snapshot) => {
    const label = labelOf(snapshot);
    for (const id of silent) noteSilentCommit(db, String(id));
    return label;
  });
}

describe('the label of a snapshot', () => {
  it.each([
    ['only a silent transaction committed', ['s 9:10:', 's 11:11:'], [10], true],
    ['another one committed', ['s 9:10:', 's 11:11:'], [9], false],
    ['a silent one committed beside one that still runs', ['s 10:10:', 's 10:12:10'], [11], true],
    ['a running one committed', ['s 10:12:10', 's 12:12:'], [11], false],
    ['both committed', ['s 10:10:', 's 12:12:'], [10], false],
    ['PostgreSQL restarted', ['s 10:10:', 't 11:11:'], [10], false],
    ['the snapshot is in no known form', ['s', 't'], [], false],
  ])('when %s', (_what, snapshots, silent, isKept) => {
    const [before, after] = labelsOf(snapshots, silent);
    expect(after === before).toBe(isKept);
  });

  it('forgets silent transactions at a restart, which may assign their ids again', () => {
    const db = newDatabase();
    const labelOf = createSnapshotLabels(db);
    labelOf('s 5:5:');
    noteSilentCommit(db, '10');

    const before = labelOf('t 10:10:');
    expect(labelOf('t 11:11:')).not.toBe(before);
  });

  it('is equal only if the same other transactions are visible', () => {
    const step = fc.oneof(
      fc.record({ begin: fc.boolean() }),
      fc.record({ end: fc.nat({ max: 5 }) }),
      fc.constant('read' as const),
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (steps) => {
        const db = newDatabase();
        const labelOf = createSnapshotLabels(db);
        const running: { id: number; isSilent: boolean }[] = [];
        const visible = new Map<string, string>();
        let [next, end] = [1, 1];
        let others = '';
        for (const taken of steps) {
          if (taken === 'read') {
            const listed = running.map(({ id }) => id).filter((id) => id < end);
            const label = labelOf(`s ${Math.min(end, ...listed)}:${end}:${listed.join(',')}`);
            expect(visible.get(label) ?? others).toBe(others);
            visible.set(label, others);
          } else if ('begin' in taken) {
            running.push({ id: next++, isSilent: taken.begin });
          } else {
            const [ended] = running.splice(taken.end, 1);
            if (!ended) continue;
            if (ended.isSilent) noteSilentCommit(db, String(ended.id));
            else others += ` ${ended.id}`;
            end = Math.max(end, ended.id + 1);
          }
        }
        expect(visible.size).toBe(new Set(visible.values()).size);
      }),
    );
  });
});
