import { createContext } from 'react';

/** Opens the sidebar with the chat. Beside the page it is always open. */
export const OpenChat = createContext<() => void>(() => undefined);
