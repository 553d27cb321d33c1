import type { Figures } from './measure';

export interface Result {
  name: string;
  posts: number;
  connections: number;
  figures: Figures;
  limit: Figures;
}

const columns = [
  'case',
  'conns',
  'req/s',
  'p50 ms',
  'p97.5 ms',
  'p99 ms',
  'Node ms',
  'PostgreSQL ms',
  'RSS MB',
  'limit req/s',
  'limit Node ms',
  'of limit',
];

const line = ([name = '', ...cells]: readonly string[]) =>
  `${name.padEnd(30)}${cells.map((cell, index) => cell.padStart((columns[index + 1] ?? '').length + 2)).join('')}\n`;

export const tableHead = line(columns);

/** CPU times are per request. */
export const formatTableRow = ({ name, connections, figures, limit }: Result): string =>
  line([
    name,
    String(connections),
    rate(figures.perSecond),
    milliseconds(figures.p50),
    milliseconds(figures.p97_5),
    milliseconds(figures.p99),
    processorTime(figures.node),
    milliseconds(figures.postgres),
    figures.memory === undefined ? '-' : (figures.memory / 1024 ** 2).toFixed(0),
    rate(limit.perSecond),
    processorTime(limit.node),
    (figures.perSecond / limit.perSecond).toFixed(3),
  ]);

/** With the ratio to the smallest size. */
export function growthTable(results: readonly Result[]): string {
  const sizes = [...new Set(results.map(({ posts }) => posts))].sort((a, b) => a - b);
  const [fewest] = sizes;
  const connections = Math.min(...results.map((result) => result.connections));
  if (fewest === undefined || sizes.length < 2) return '';
  const names = [...new Set(results.map(({ name }) => name))];
  const p50 = (name: string, posts: number) =>
    results.find((one) => one.name === name && one.posts === posts && one.connections === connections)
      ?.figures.p50 ?? NaN;
  const rows = names.map((name) => {
    const cells = sizes.map((posts) => {
      const ratio = (p50(name, posts) / p50(name, fewest)).toFixed(1);
      return `${milliseconds(p50(name, posts))} (${ratio} x)`.padStart(20);
    });
    return `${name.padEnd(30)}${cells.join('')}\n`;
  });
  const head = `${'posts'.padEnd(30)}${sizes.map((posts) => String(posts).padStart(20)).join('')}\n`;
  return `\nGrowth: p50 in ms at ${connections} connections, and its ratio to that at ${fewest} posts\n${head}${rows.join('')}`;
}

const rate = (perSecond: number) => (perSecond < 10 ? perSecond.toFixed(1) : perSecond.toFixed(0));
/** Cached responses mostly take less than a hundredth. */
const processorTime = (time: number | undefined) => (time === undefined ? '-' : time.toFixed(3));
const milliseconds = (time: number | undefined) => (time === undefined ? '-' : time.toFixed(2));
