import { useOutbox, type OutboxItem } from '@alphazone/react';
import { Button, useMessages } from '@alphazone/ui';

import { useItemActions } from './useItemActions';

export function CancelButton({ item }: { item: OutboxItem }) {
  const { sendingKey } = useOutbox();
  const { dialog } = useMessages();
  const { cancel } = useItemActions();
  return (
    <Button size="small" disabled={item.key === sendingKey} onClick={() => void cancel(item)}>
      {dialog.cancel}
    </Button>
  );
}
