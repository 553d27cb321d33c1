import { kinds } from '@alphazone/client/kinds';

const stripSeparators = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** Without separators, which differ between servers. */
const manualCriteria = kinds.manualCriterion.map(stripSeparators);

interface TaskCriteria {
  criteria?: string | null | undefined;
}

export function isManualTask({ criteria }: TaskCriteria): boolean {
  return manualCriteria.includes(stripSeparators(criteria ?? ''));
}
