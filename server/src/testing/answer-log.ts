import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Operation } from '../contract/contract';

const noted = new Set<string>();

/** Records that a test received this answer. Each worker writes its own file. */
export function noteAnswer(folder: string, operationId: string, status: number): void {
  const line = `${operationId} ${status}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, `${process.pid}.txt`), line);
}

/** Reads all recorded answers as `operationId status`. */
export function notedAnswers(folder: string): Set<string> {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Set(lines.filter((line) => line !== ''));
}

/** Returns the documented answers that no test received, as `operationId status`. */
export function unseenAnswers(operations: readonly Operation[], seen: ReadonlySet<string>): string[] {
  return operations.flatMap(({ id, responses }) =>
    Object.keys(responses)
      // Planned operations answer only 501.
      .filter((status) => !('501' in responses) || status === '501')
      .map((status) => `${id} ${status}`)
      .filter((answer) => !seen.has(answer)),
  );
}
