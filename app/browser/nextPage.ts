// Loads after the first view, in one chunk.
export { focusContent } from './focusContent';
export { keepFont } from './keepFont';
export { prefetchOnIntent, savesData } from './prefetchOnIntent';
