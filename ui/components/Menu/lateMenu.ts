import { onDemand } from '../../hooks/onDemand';

/** Radix and Floating UI, which most visitors of a page never need. */
export const menuPopup = onDemand(() => import('./MenuPopup'));
