import {
  applyChange,
  insertLineBreak,
  isEditAfterEnter,
  isMentioning,
  readTrigger,
  type MentionEmitted,
  type MentionEvent,
  type MentionPlace,
  type MentionText,
} from '@alphazone/machines';

/** The text while `mentionMachine` is not loaded. */
export interface MentionDraft extends MentionPlace {
  /** `open` waits for suggestions, `choosing` also has a pending Enter. */
  state: 'closed' | 'open' | 'choosing';
}

export const draftOf = (model: MentionText): MentionDraft => ({
  model,
  caret: model.text.length,
  trigger: undefined,
  dismissedAt: undefined,
  state: 'closed',
});

/** `load.failed`: the machine could not be loaded. */
export type DraftEvent = MentionEvent | { type: 'load.failed' };

/** Handles an event as `mentionMachine` does before its first response. */
export function editDraft(
  draft: MentionDraft,
  event: DraftEvent,
  emit: (event: MentionEmitted) => void,
): MentionDraft {
  const isEnterPending = draft.state === 'choosing';
  switch (event.type) {
    case 'text.changed': {
      const model = applyChange(draft.model, event.text, event.caret);
      const changed = { ...draft, model, caret: event.caret };
      return isEnterPending && isEditAfterEnter(draft, event.text)
        ? breakLine(changed, emit)
        : decide(changed);
    }
    case 'caret.moved': {
      if (event.caret === draft.caret) return draft;
      const moved = { ...draft, caret: event.caret };
      return isEnterPending ? breakLine(moved, emit) : decide(moved);
    }
    case 'text.replaced':
      return draftOf(event.model);
    case 'suggestion.chosen':
      return draft.state === 'open' ? { ...draft, state: 'choosing' } : draft;
    case 'list.dismissed':
    case 'load.failed': {
      if (draft.state === 'closed') return draft;
      const dismissedAt = event.type === 'list.dismissed' ? draft.trigger?.start : draft.dismissedAt;
      const closed = { ...draft, dismissedAt, state: 'closed' } as const;
      return isEnterPending ? breakLine(closed, emit) : closed;
    }
    case 'focus.moved':
      return draft;
  }
}

function decide(draft: MentionDraft): MentionDraft {
  const place = { ...draft, ...readTrigger(draft) };
  return { ...place, state: isMentioning(place) ? 'open' : 'closed' };
}

function breakLine(draft: MentionDraft, emit: (event: MentionEmitted) => void): MentionDraft {
  const { model, caret, trigger } = draft;
  const broken = decide({ ...draft, ...insertLineBreak(model, trigger?.end ?? caret, caret) });
  emit({ type: 'lineBreak.inserted', caret: broken.caret });
  return broken;
}
