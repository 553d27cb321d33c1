import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Operation } from '../contract/contract';

const noted = new Set<string>();

/** Notes that a test saw this answer. Each worker writes files of its own. */
export function noteAnswer(folder: string, operationId: string, status: number): void {
  const line = `${operationId} ${status}\n`;
  if (noted.has(line)) return;
  noted.add(line);
  appendFileSync(join(folder, `${process.pid}.txt`), line);
}

/** Everything that was noted in the folder, as `operationId status`. */
export function notedAnswers(folder: string): Set<string> {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Set(lines.filter((line) => line !== ''));
}

/** Answers that the contract documents and no test saw, as `operationId status`. */
export function unseenAnswers(operations: readonly Operation[], seen: ReadonlySet<string>): string[] {
  return operations.flatMap(({ id, responses }) =>
    Object.keys(responses)
      // What is planned for later is answered so and not otherwise.
      .filter((status) => !('501' in responses) || status === '501')
      .map((status) => `${id} ${status}`)
      .filter((answer) => !seen.has(answer)),
  );
}
