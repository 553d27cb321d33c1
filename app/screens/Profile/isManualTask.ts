import { kinds } from '@alphazone/client/kinds';

const stripSeparators = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The criteria with a Mark Done button, without separators, which differ between servers. Spec section 2, Profile. */
const manualCriteria = kinds.manualCriterion.map(stripSeparators);

/** A plain server may omit the criteria. */
interface TaskCriteria {
  criteria?: string | null | undefined;
}

/** Whether users mark the task as done themselves. */
export function isManualTask({ criteria }: TaskCriteria): boolean {
  return manualCriteria.includes(stripSeparators(criteria ?? ''));
}
