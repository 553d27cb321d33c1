import { createContext } from 'react';

/** Opens the sidebar with the chat. Has no effect on wide screens, where it is always open. */
export const OpenChat = createContext<() => void>(() => undefined);
