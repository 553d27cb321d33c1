import { Menu } from '@alphazone/ui';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';

import { MemberMenu } from '../filters/MemberMenu';
import { lazyPart } from '../lazyPart';
import { messages } from '../messages';
import { staffTitles } from './staffTitles';

const DecisionFlow = lazyPart(async () => (await import('./DecisionFlow')).DecisionFlow);

export interface ChatMessageMenuProps {
  message: { _id: string; userId: string; name: string };
  /** Whether the user moderates the chat. */
  canRemove: boolean;
}

/** Renders nothing for guests, and for the user's own messages. */
export function ChatMessageMenu({ message: { _id, userId, name }, canRemove }: ChatMessageMenuProps) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <MemberMenu
        label={messages.filters.moreAboutMember(name)}
        member={{ _id: userId, name }}
        reports={{ target: 'chat message', id: _id }}
      >
        {canRemove && (
          <Menu.Item tone="danger" onSelect={() => setRemoving(true)}>
            <Trash2 aria-hidden />
            {staffTitles.remove}
          </Menu.Item>
        )}
      </MemberMenu>
      {isRemoving && (
        <DecisionFlow
          kind="remove"
          target={{ kind: 'chat message', _id }}
          onClose={() => setRemoving(false)}
        />
      )}
    </>
  );
}
