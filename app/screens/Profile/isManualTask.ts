/** The three criteria that get Mark Done, without what servers put between the words. Spec section 2, Profile. */
const manualCriteria = ['likeandrepost', 'followaccount', 'joingroup'];

/** What is read of a task; another server may leave it out. */
interface JudgedTask {
  criteria?: string | null | undefined;
}

/** Does the member say that the task is done? The server sees it of the others. */
export function isManualTask({ criteria }: JudgedTask): boolean {
  return manualCriteria.includes((criteria ?? '').toLowerCase().replaceAll(/[^a-z]/g, ''));
}
