import { useChat } from '@alphazone/react';
import { ChatPanel } from '@alphazone/ui';

import { paths } from '../paths';

export function GlobalChat() {
  return <ChatPanel {...useChat()} userHref={paths.user} />;
}
