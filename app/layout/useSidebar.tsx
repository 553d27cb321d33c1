import { useMessages } from '@alphazone/ui';
import type { ReactNode } from 'react';

import { usePorts } from '../ports';
import { GlobalChat } from './GlobalChat';
import { Prices } from './Prices';

export interface Sidebar {
  content: ReactNode;
  label: string;
  hasChat: boolean;
}

export function useSidebar(): Sidebar | undefined {
  const { ticker: hasPrices, chat: hasChat } = usePorts().site;
  const texts = useMessages().shell;

  if (hasChat) {
    const content = (
      <>
        {hasPrices && <Prices />}
        <GlobalChat />
      </>
    );
    return { content, label: hasPrices ? texts.sidebar : texts.chat, hasChat: true };
  }
  return hasPrices ? { content: <Prices />, label: texts.prices, hasChat: false } : undefined;
}
