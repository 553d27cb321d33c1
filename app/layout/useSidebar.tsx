import { useMessages } from '@alphazone/ui';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';

import { usePorts } from '../ports';
import { Prices } from './Prices';

const GlobalChat = lazy(async () => ({ default: (await import('./GlobalChat')).GlobalChat }));

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
        <LateChat />
      </>
    );
    return { content, label: hasPrices ? texts.sidebar : texts.chat, hasChat: true };
  }
  return hasPrices ? { content: <Prices />, label: texts.prices, hasChat: false } : undefined;
}

/** Only in browsers, after the page: the first view does not need it. */
function LateChat() {
  const [isMounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return (
    isMounted && (
      <Suspense>
        <GlobalChat />
      </Suspense>
    )
  );
}
