import { createContext, use, useMemo, type ReactNode } from 'react';

import { messages as kitMessages } from '../messages';
import { overrideTexts, type AnyText, type SomeTexts } from './overrideTexts';

export type Messages = AnyText<typeof kitMessages>;

export type MessageOverrides = SomeTexts<Messages>;

const MessagesContext = createContext<Messages>(kitMessages);

export interface MessagesProviderProps {
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const all = useMemo(() => overrideTexts<Messages>(kitMessages, messages), [messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/** Returns the texts of the nearest `MessagesProvider`. */
export const useMessages = (): Messages => use(MessagesContext);
