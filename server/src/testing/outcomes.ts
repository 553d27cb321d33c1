import type { Database } from '../database/database';
import { noFilters } from '../filters/filters';
import { createChange } from '../outcome/change';
import type { Outcome } from '../outcome/outcome';
import type { Services } from '../services';

type ChangeServices = Pick<Services, 'change' | 'now' | 'filters' | 'memberLimits'>;

export async function perform<T>(
  db: Database,
  useCase: (services: ChangeServices) => Promise<T>,
  now = new Date(),
): Promise<{ result: T; outcome: Outcome }> {
  const outcomes: Outcome[] = [];
  const change = createChange(db, (outcome) => {
    outcomes.push(outcome);
    return Promise.resolve();
  });
  const result = await useCase({
    change,
    now: () => now,
    filters: () => noFilters,
    memberLimits: () => undefined,
  });
  const [outcome] = outcomes;
  if (!outcome) throw new Error('The use case changed nothing.');
  return { result, outcome };
}
