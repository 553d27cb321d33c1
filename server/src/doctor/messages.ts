import type { Finding } from './checks';

export const messages = {
  olderVersion:
    'The database was last used by an older version of Alphazone. Start this version once, then run this again.',
  busy: 'The database was too busy to be repaired. Nothing was changed. Try again at a quieter time, or stop the server first.',
  healthy: (checks: number) => `Healthy: ${checks} checks, no differences.`,
  repaired: (findings: readonly Finding[]) =>
    `${described(findings)}\n\nRepaired. Please report this: the server should keep this right by itself.`,
  found: (findings: readonly Finding[]) =>
    `${described(findings)}\n
No posts, comments or votes are lost: what is wrong was derived from them. Correct it with
  npm run doctor -- --repair
Members' posts, comments and votes wait during the repair. With a large community, stop the server first.`,
} as const;

const described = (findings: readonly Finding[]): string =>
  findings
    .map(({ name, total, examples }) => {
      const lines = examples.map(
        ({ item, kept, counted }) =>
          `  ${item}: stored ${kept ?? 'nothing'}, counted ${counted ?? 'nothing'}`,
      );
      if (total > examples.length) lines.push(`  and ${total - examples.length} more`);
      return [`${name}: ${total} wrong`, ...lines].join('\n');
    })
    .join('\n');
