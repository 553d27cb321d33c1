import { createContext } from 'react';

/** Opens the sidebar with the chat. Without effect while the sidebar is beside the page. */
export const OpenChat = createContext<() => void>(() => undefined);
