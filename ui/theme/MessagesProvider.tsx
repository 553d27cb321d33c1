import { createContext, use, useMemo, type ReactNode } from 'react';

import { messages as kitMessages } from '../messages';

/** Any text where the kit has one, and texts of the same arguments where it makes one. */
type AnyText<Text> = Text extends (...args: infer Args) => string
  ? (...args: Args) => string
  : Text extends string
    ? string
    : { readonly [Name in keyof Text]: AnyText<Text[Name]> };

type SomeTexts<Texts> = Texts extends string | ((...args: never) => string)
  ? Texts
  : { readonly [Name in keyof Texts]?: SomeTexts<Texts[Name]> };

/** All texts that the kit shows by itself, by component. */
export type Messages = AnyText<typeof kitMessages>;

/** The texts of which a community has its own. A name that the kit does not have does not compile. */
export type MessageOverrides = SomeTexts<Messages>;

type Texts = Readonly<Record<string, unknown>>;

/** Puts the overrides over the texts, group by group. */
function override(texts: Texts, overrides: Texts): Texts {
  const changed = Object.entries(overrides)
    .filter(([, text]) => text !== undefined)
    .map(
      ([name, text]) =>
        [name, typeof text === 'object' ? override(texts[name] as Texts, text as Texts) : text] as const,
    );
  return { ...texts, ...Object.fromEntries<unknown>(changed) };
}

/** The kit's texts with a community's own. */
const createMessages = (overrides: MessageOverrides = {}): Messages =>
  // The overrides have the shape of the texts: the types say so.
  override(kitMessages, overrides) as unknown as Messages;

const MessagesContext = createContext<Messages>(kitMessages);

export interface MessagesProviderProps {
  /** The community's own texts; those of the kit stand for the rest. */
  messages?: MessageOverrides | undefined;
  children: ReactNode;
}

/** Replaces texts of the kit below. */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  const all = useMemo(() => createMessages(messages), [messages]);
  return <MessagesContext value={all}>{children}</MessagesContext>;
}

/** The texts of the nearest `MessagesProvider`. */
export const useMessages = (): Messages => use(MessagesContext);
