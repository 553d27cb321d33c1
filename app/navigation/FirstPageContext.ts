import { createContext } from 'react';

/** Whether the page is the one that the document was opened at. Not after a return to it. */
export const FirstPageContext = createContext(false);
