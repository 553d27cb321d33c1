import type { components } from '@alphazone/client';

type AuditEntry = components['schemas']['AuditEntry'];

const columns = [
  'id',
  'date',
  'action',
  'actor id',
  'actor',
  'member id',
  'member',
  'target kind',
  'target id',
  'details',
] as const;

/** Spreadsheets interpret such a cell as a formula, those of some languages also with full-width characters. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/;

/** RFC 4180. */
export function csvLine(cells: readonly string[]): string {
  const safe = cells.map((cell) => (formula.test(cell) ? `'${cell}` : cell));
  return `${safe.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',')}\r\n`;
}

export const csvHeader = csvLine(columns);

export const auditLine = (entry: AuditEntry): string =>
  csvLine([
    entry._id,
    entry.happenedOn,
    entry.action,
    entry.actor?._id ?? '',
    entry.actor?.name ?? '',
    entry.member?._id ?? '',
    entry.member?.name ?? '',
    entry.targetKind ?? '',
    entry.targetId ?? '',
    JSON.stringify(entry.details),
  ]);
