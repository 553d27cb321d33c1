// Loads after the first view, in one chunk.
export { keepFont } from './keepFont';
export { prefetchOnIntent, savesData } from './prefetchOnIntent';
