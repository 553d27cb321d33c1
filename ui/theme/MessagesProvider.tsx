import { createContext, use, useMemo, type ReactNode } from 'react';

import { messages as kitMessages } from '../messages';

/** Overrides match the type of each text: strings, or functions with the same arguments. */
type AnyText<Text> = Text extends (...args: infer Args) => string
  ? (...args: Args) => string
  : Text extends string
    ? string
    : { readonly [Name in keyof Text]: AnyText<Text[Name]> };

type SomeTexts<Texts> = Texts extends string | ((...args: never) => string)
  ? Texts
  : { readonly [Name in keyof Texts]?: SomeTexts<Texts[Name]> };

export type Messages = AnyText<typeof kitMessages>;

export type MessageOverrides = SomeTexts<Messages>;

type Texts = Readonly<Record<string, unknown>>;

function override(texts: Texts, overrides: Texts): Texts {
  const changed = Object.entries(overrides)
    .filter(([, text]) => text !== undefined)
    .map(
      ([name, text]) =>
        [name, typeof text === 'object' ? override(texts[name] as Texts, text as Texts) : text] as const,
    );
  return { ...texts, ...Object.fromEntries<unknown>(changed) };
}

const createMessages = (overrides: MessageOverrides = {}): Messages =>
  // The types guarantee that the overrides match the texts.
  override(kitMessages, overrides) as unknown as Messages;

const MessagesContext = createContext<Messages>(kitMessages);

export interface MessagesProviderProps {
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const all = useMemo(() => createMessages(messages), [messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/** Returns the texts of the nearest `MessagesProvider`. */
export const useMessages = (): Messages => use(MessagesContext);
