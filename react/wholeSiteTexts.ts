import { limits } from '@alphazone/client/limits';
import type { TaskAlert } from '@alphazone/machines';

import { failedTo, type ForumTexts, type OwnTexts, type Texts } from './texts';

const { minimum, maximum } = limits.boostAmount;

/** Texts of profiles, settings and moderation. Separate, because small sites need none of them. */
export const wholeSiteTexts = {
  unexpectedError: 'An unexpected error occurred.',
  deletePostFailed: failedTo('delete post'),
  taskNotYours: 'You can only toggle your own tasks!',
  taskUpdated: 'Task status updated!',
  taskUpdateFailed: 'Failed to update task.',
  taskCompletionFailed: failedTo('complete task'),
  taskCompleted: (message: string, xp: number) => `${message} You gained ${xp} XP!`,
  pinFailed: failedTo('toggle pin'),
  boostFailed: failedTo('boost upvotes'),
  restoreFailed: failedTo('restore'),
  boostAmount: `Enter a whole number from ${minimum} to ${maximum}.`,
  filtersFailed: (message: string) => `Your filters could not be saved: ${message}`,
  profileUpdated: 'Profile updated successfully!',
  profileUpdateFailed: 'Failed to update profile.',
  profileUpdateEmpty: 'Profile update failed. Please try again.',
  profileUpdateError: (message: string) => `Error: ${message}`,
  passwordChanged: 'Your password has been changed. Every other device is logged out.',
} satisfies Texts & Record<TaskAlert, Texts[string]>;

export type WholeSiteTexts = OwnTexts<typeof wholeSiteTexts>;

/** The texts of a whole site, with your own. */
export const wholeSiteTextsOf = (own: Partial<WholeSiteTexts>): WholeSiteTexts => ({
  ...wholeSiteTexts,
  ...own,
});

/** The text of an alert about tasks. */
export function taskAlertText(
  own: Partial<WholeSiteTexts> & Pick<ForumTexts, 'unknownError'>,
  { code, reason }: { code: TaskAlert; reason?: string },
): string {
  const text = wholeSiteTextsOf(own)[code];
  return typeof text === 'function' ? text(reason ?? own.unknownError) : (reason ?? text);
}
