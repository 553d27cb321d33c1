import { findTrigger, type MentionText, type Trigger } from './mentionText';

/** A text, its caret, and the `@name` before it. */
export interface MentionPlace {
  model: MentionText;
  caret: number;
  trigger: Trigger | undefined;
  /** Index of the `@` whose list the user closed. */
  dismissedAt: number | undefined;
}

export function readTrigger({
  model,
  caret,
  dismissedAt,
}: MentionPlace): Pick<MentionPlace, 'trigger' | 'dismissedAt'> {
  const trigger = findTrigger(model, caret);
  return { trigger, dismissedAt: trigger?.start === dismissedAt ? dismissedAt : undefined };
}

export const isMentioning = ({ trigger, dismissedAt }: MentionPlace): boolean =>
  trigger !== undefined && trigger.query !== '' && trigger.start !== dismissedAt;

/** Whether a pending Enter stays in the text, as a line break. */
export const isEditAfterEnter = ({ model, trigger }: MentionPlace, text: string): boolean =>
  text.startsWith(model.text.slice(0, trigger?.end));
