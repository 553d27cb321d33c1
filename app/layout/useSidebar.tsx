import { useMessages } from '@alphazone/ui';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';

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

/** Only in browsers, once the page is hydrated: the first view does not need it. */
function LateChat() {
  const isHydrated = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    isHydrated && (
      <Suspense>
        <GlobalChat />
      </Suspense>
    )
  );
}

const subscribeToNothing = () => () => undefined;
