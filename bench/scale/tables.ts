import { assumed, bounds, fixed, measured, type Input } from './inputs';
import { loadOf, steps, type Load } from './model';

const sizes = [10_000, 100_000, 1_000_000, 10_000_000];

/** Three digits from 1 on, otherwise two. */
const show = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value >= 1 ? 3 : 2 });

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_cell, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

const inputTable = (inputs: Record<string, Input>): string =>
  table(
    ['', 'value', 'unit'],
    Object.values(inputs).map(({ meaning, value, unit }) => [meaning, value.toLocaleString('en'), unit]),
  ).replace('---: | ---: |', '---: | --- |');

const loads = (choices: Parameters<typeof loadOf>[1]) => sizes.map((members) => loadOf(members, choices));

function loadTable(choices: Parameters<typeof loadOf>[1], lines: [string, (load: Load) => number][]): string {
  const columns = loads(choices);
  return table(
    ['members', ...sizes.map((size) => size.toLocaleString('en'))],
    lines.map(([name, amount]) => [name, ...columns.map((load) => show(amount(load)))]),
  );
}

/** In the order of docs/scale.md. */
export const scaleTables = (): Record<string, string> => ({
  steps: table(
    ['members', 'limit', 'remedy'],
    steps().map(({ members, limit, change }) => [members.toLocaleString('en'), limit, change]),
  ).replace('| --- | ---: | ---: |', '| ---: | --- | --- |'),
  load: loadTable({ cdn: false, rooms: false }, [
    ['reads of guests a second', (load) => load.guestReads],
    ['reads of members a second', (load) => load.memberReads],
    ['votes a second', (load) => load.votes],
    ['comments a second', (load) => load.comments],
    ['new posts a second', (load) => load.newPosts],
    ['log-ins a second', (load) => load.logIns],
    ['sockets', (load) => load.sockets],
  ]),
  today: loadTable({ cdn: false, rooms: false }, [
    ['Node.js, requests', (load) => load.nodeCores],
    ['Node.js, changes to all sockets', (load) => load.broadcastCores],
    ['PostgreSQL, writes', (load) => load.writeCores],
    ['the same in full batches', (load) => load.batchedWriteCores],
    ['PostgreSQL, reads', (load) => load.readCores],
  ]),
  changed: loadTable({ cdn: true, rooms: true }, [
    ['Node.js, requests', (load) => load.nodeCores],
    ['Node.js, changes to those who see them', (load) => load.roomCores],
    ['PostgreSQL, writes', (load) => load.writeCores],
    ['PostgreSQL, reads', (load) => load.readCores],
    ['servers of one core', (load) => load.servers],
    ['memory of all sockets, GB', (load) => (load.sockets * assumed.socketKilobytes.value) / 1e6],
    ['messages a second through Redis', (load) => load.redisMessages],
    ['connections to PostgreSQL', (load) => load.connections],
  ]),
  storage: loadTable({ cdn: true, rooms: true }, [
    ['posts', (load) => load.gigabytes.posts],
    ['comments', (load) => load.gigabytes.comments],
    ['votes', (load) => load.gigabytes.votes],
    ['XP', (load) => load.gigabytes.xp],
    ['notifications', (load) => load.gigabytes.notifications],
    ['all', (load) => load.gigabytes.all],
  ]),
  measured: inputTable(measured),
  assumed: inputTable(assumed),
  bounds: inputTable({ ...fixed, ...bounds }),
});
