import { createContext, use, useMemo, type ReactNode } from 'react';

import { cryptoMessages } from '../cryptoMessages';
import { overrideTexts, type AnyText, type SomeTexts } from './overrideTexts';

type CryptoMessages = AnyText<typeof cryptoMessages>;

export type CryptoMessageOverrides = SomeTexts<CryptoMessages>;

const CryptoMessagesContext = createContext<CryptoMessages>(cryptoMessages);

export interface CryptoMessagesProviderProps {
  /** Overrides of texts, such as `{ leaderboard: { title: 'Best calls' } }`. */
  messages: CryptoMessageOverrides;
  children: ReactNode;
}

/** Overrides texts of `Leaderboard` and `PriceTicker`, which have their own without it. */
export function CryptoMessagesProvider({ messages, children }: CryptoMessagesProviderProps) {
  const all = useMemo(() => overrideTexts<CryptoMessages>(cryptoMessages, messages), [messages]);
  return <CryptoMessagesContext value={all}>{children}</CryptoMessagesContext>;
}

export const useCryptoMessages = (): CryptoMessages => use(CryptoMessagesContext);
