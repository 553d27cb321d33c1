import { ErrorState, useIsHydrating, useMessages } from '@alphazone/ui';
import { useState, type ReactNode } from 'react';

import { lazyPart } from '../lazyPart';
import { usePorts } from '../ports';
import { Prices } from './Prices';

const GlobalChat = lazyPart(async () => (await import('./GlobalChat')).GlobalChat);

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

/** Rendered after hydration: the first view does not need it. */
function LateChat() {
  const isHydrating = useIsHydrating();
  const { failed } = useMessages().chat;
  const [isFailed, setIsFailed] = useState(false);
  if (isFailed) return <ErrorState onRetry={() => setIsFailed(false)}>{failed}</ErrorState>;
  return !isHydrating && <GlobalChat onLoadFailed={() => setIsFailed(true)} />;
}
