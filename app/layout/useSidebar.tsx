import { useMessages } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { useLive } from '../live/LiveContext';
import { usePorts } from '../ports';
import { GlobalChat } from './GlobalChat';
import { Prices } from './Prices';

export interface Sidebar {
  content: ReactNode;
  label: string;
  hasChat: boolean;
}

export function useSidebar(): Sidebar | undefined {
  const { ticker: hasPrices } = usePorts().site;
  const { chat } = useLive();
  const texts = useMessages().shell;

  if (chat) {
    const content = (
      <>
        {hasPrices && <Prices />}
        <GlobalChat chat={chat} />
      </>
    );
    return { content, label: hasPrices ? texts.sidebar : texts.chat, hasChat: true };
  }
  return hasPrices ? { content: <Prices />, label: texts.prices, hasChat: false } : undefined;
}
