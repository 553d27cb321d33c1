const keptLines = 20;

/** PostgreSQL's refusals while it recovers from a crash. Each attempt to connect adds two lines, which would hide the reason of a failure. */
const refusals =
  /FATAL: +the database system is (?:starting up|not yet accepting connections)|DETAIL: +Consistent recovery state has not been yet reached/;

export interface LogTail {
  add: (line: string) => void;
  text: () => string;
}

/** Keeps the last lines of PostgreSQL's log. */
export function createLogTail(): LogTail {
  const lines: string[] = [];
  return {
    add(line) {
      if (refusals.test(line)) return;
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
    },
    text: () => lines.join('\n'),
  };
}
