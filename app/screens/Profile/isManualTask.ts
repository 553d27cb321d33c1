import { kinds } from '@alphazone/client/kinds';

const lettersOf = (text: string) => text.toLowerCase().replaceAll(/[^a-z]/g, '');

/** The three criteria that get Mark Done. Servers separate the words differently. Spec section 2, Profile. */
const manualCriteria = kinds.manualCriterion.map(lettersOf);

/** Another server may leave the criteria out. */
interface JudgedTask {
  criteria?: string | null | undefined;
}

/** Whether members mark the task done themselves. */
export function isManualTask({ criteria }: JudgedTask): boolean {
  return manualCriteria.includes(lettersOf(criteria ?? ''));
}
