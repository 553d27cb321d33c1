import { createContext } from 'react';

/** Whether the user has not left the page that was opened first. False after a return to it. */
export const FirstPageContext = createContext(false);
