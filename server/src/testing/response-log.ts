import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Operation } from '../contract/contract';

const noted = new Set<string>();

/** Each worker writes its own file. */
export function recordResponse(folder: string, operationId: string, status: number): void {
  const line = `${operationId} ${status}\n`;
  const file = join(folder, `${process.pid}.txt`);
  if (noted.has(file + line)) return;
  noted.add(file + line);
  appendFileSync(file, line);
}

export function readRecordedResponses(folder: string): Set<string> {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  return new Set(lines.filter((line) => line !== ''));
}

export function findUnseenResponses(operations: readonly Operation[], seen: ReadonlySet<string>): string[] {
  return operations.flatMap(({ id, responses }) =>
    Object.keys(responses)
      // Planned operations return only 501.
      .filter((status) => !('501' in responses) || status === '501')
      .map((status) => `${id} ${status}`)
      .filter((key) => !seen.has(key)),
  );
}
