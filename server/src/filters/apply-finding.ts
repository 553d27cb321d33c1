import { hideContent } from '../moderation/content/hide-content';
import { lockContent, type Target } from '../moderation/content/lock-content';
import { emptyOutcome, type UnitOfWork } from '../outcome/outcome';
import { reportFinding } from '../reports/report-finding';
import type { Finding } from './finding';

/** Adds a filter's finding about a new text to the moderators' queue. Holds it if the filter's action is `hold`. */
export async function applyFinding(
  unit: UnitOfWork,
  target: { kind: Target['kind'] | 'member'; id: string },
  finding: Finding | undefined,
  now: Date,
): Promise<void> {
  if (!finding) return;
  const { action, reason, message: text } = finding;
  const { kind, id } = target;
  if (action === 'hold' && kind !== 'member') {
    // Announces nothing: others have never seen it.
    const silent = { ...unit, outcome: emptyOutcome() };
    await hideContent(silent, await lockContent(silent, { kind, id }), 'held');
  }
  await reportFinding(unit, { target, reason, text }, now);
}
