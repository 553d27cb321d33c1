import { notFound } from '../errors';
import type { Services } from '../services';
import { reportMessages } from './messages';
import { report, type NewReport } from './report';
import type { ReportRow } from './reports-repository';

/** Stores a member's report, in its own transaction. */
export async function reportContent(
  { change, now }: Pick<Services, 'change' | 'now'>,
  newReport: NewReport & { reporterId: string },
): Promise<{ row: ReportRow; isRepeated: boolean }> {
  const made = await change((unit) => report(unit, newReport, now()));
  if (!made) throw notFound(reportMessages.noTarget);
  return made;
}
