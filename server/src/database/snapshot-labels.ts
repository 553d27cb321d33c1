import type { DatabaseReader } from './database';

/** After more commits between two snapshots, nothing is compared. */
const maxCommits = 1_000;

const silentOf = new WeakMap<DatabaseReader, Set<number>>();

function silentCommits(db: DatabaseReader): Set<number> {
  const known = silentOf.get(db) ?? new Set();
  silentOf.set(db, known);
  return known;
}

/** @param id Of a transaction that changes nothing that a shared response or `Caller` contains. */
export function noteSilentCommit(db: DatabaseReader, id: string): void {
  const known = silentCommits(db);
  known.add(Number(id));
  if (known.size <= maxCommits) return;
  const [oldest] = known;
  known.delete(oldest!);
}

/** Returns a function that maps each snapshot to the previous one's label if only silent commits lie between them. */
export function createSnapshotLabels(db: DatabaseReader): (text: string) => string {
  const silent = silentCommits(db);
  let last = parse('');
  let label = '';
  return (text) => {
    if (text === last.text) return label;
    const snapshot = parse(text);
    // A restored or promoted server may reuse transaction ids.
    if (snapshot.start !== last.start) silent.clear();
    if (snapshot.start !== last.start || !differOnlyIn(silent, last, snapshot)) label = text;
    last = snapshot;
    return label;
  };
}

interface Snapshot {
  text: string;
  /** Start time of PostgreSQL. */
  start: string;
  /** Transactions from this one on are not visible. */
  end: number;
  /** Earlier transactions that are not visible either. */
  running: ReadonlySet<number>;
}

/** @param text Like `2026-11-27 05:00:00+00 10:20:10,14,15`: start time, and `pg_current_snapshot()`. */
function parse(text: string): Snapshot {
  const [, start = text, end = 0, running = ''] = /^(.*) \d+:(\d+):([\d,]*)$/.exec(text) ?? [];
  const ids = running.split(',').filter(Boolean).map(Number);
  return { text, start, end: Number(end), running: new Set(ids) };
}

/** Whether every other transaction is visible in both snapshots or in neither. */
function differOnlyIn(silent: ReadonlySet<number>, a: Snapshot, b: Snapshot): boolean {
  const isSame = (id: number) => silent.has(id) || isVisible(a, id) === isVisible(b, id);
  const begin = Math.min(a.end, b.end);
  const count = Math.max(a.end, b.end) - begin;
  if (count > maxCommits) return false;
  const between = Array.from({ length: count }, (_, index) => begin + index);
  return [...between, ...a.running, ...b.running].every(isSame);
}

const isVisible = ({ end, running }: Snapshot, id: number): boolean => id < end && !running.has(id);
