import { useForum, type OutboxItem } from '@alphazone/react';

import { usePorts } from '../ports';
import { outboxMessages as texts } from './outboxMessages';
import { useRestore, type TextItem } from './useRestore';

/** Votes and read marks have no text. */
export const hasText = (item: OutboxItem): item is TextItem => item.kind !== 'vote' && item.kind !== 'read';

/** What the author of an item can do. Texts are only deleted after a question. */
export function useItemActions() {
  const { alerts } = usePorts();
  const { outbox } = useForum();
  const restore = useRestore();

  const discard = async (item: OutboxItem, question: string = texts.confirmDiscard) => {
    if (!hasText(item) || (await alerts.confirm(question, texts.discard))) await outbox.remove(item.key);
  };

  return {
    /** Moves a refused text back to its field. */
    edit: async (item: TextItem) => {
      if (!(await restore(item))) await alerts.alert(texts.noField);
    },
    /** Stops a waiting item from being sent. Moves its text back to its field. */
    cancel: async (item: OutboxItem) => {
      if (!hasText(item)) await outbox.remove(item.key);
      else if (!(await restore(item))) await discard(item, texts.confirmCancel);
    },
    discard,
  };
}
