import { readdir, readFile } from 'node:fs/promises';

export interface Usage {
  /** CPU time of Node.js in milliseconds. */
  node: number;
  /** CPU time of all PostgreSQL processes in milliseconds. */
  postgres: number;
  /** Resident memory of Node.js in bytes. */
  memory: number;
}

/** Linux counts CPU time in hundredths of a second. */
const tickMs = 10;
const pageBytes = 4096;

interface Process {
  parent: number;
  ticks: number;
  /** Includes children that have exited. */
  ticksWithChildren: number;
  pages: number;
}

/** Reads /proc. Undefined on systems without it. @param pid The Node.js process; its descendants are PostgreSQL's. */
export async function usageOf(pid: number): Promise<Usage | undefined> {
  const names = await readdir('/proc').catch(() => []);
  const processes = new Map<number, Process>();
  for (const name of names.filter((entry) => /^\d+$/.test(entry))) {
    const found = await processAt(name);
    if (found) processes.set(Number(name), found);
  }
  const node = processes.get(pid);
  if (!node) return undefined;
  const isDescendant = (parent: number | undefined): boolean =>
    parent === pid || (parent !== undefined && parent > 1 && isDescendant(processes.get(parent)?.parent));
  const postgres = [...processes.values()]
    .filter(({ parent }) => isDescendant(parent))
    .reduce((sum, { ticksWithChildren }) => sum + ticksWithChildren, 0);
  return { node: node.ticks * tickMs, postgres: postgres * tickMs, memory: node.pages * pageBytes };
}

/** Resident memory in bytes, without the cost of reading all processes. Undefined on systems without /proc. */
export async function memoryOf(pid: number): Promise<number | undefined> {
  const found = await processAt(String(pid));
  return found ? found.pages * pageBytes : undefined;
}

async function processAt(pid: string): Promise<Process | undefined> {
  // The process may exit meanwhile.
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // The name in parentheses may contain blanks. `fields` begins with the third field of proc(5).
  const fields = text
    .slice(text.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const at = (number: number) => fields[number - 3] ?? 0;
  const ticks = at(14) + at(15);
  return { parent: at(4), ticks, ticksWithChildren: ticks + at(16) + at(17), pages: at(24) };
}
