export { useWindowList } from './useWindowList';
export { windowListStyles, windowRowStyles } from './WindowList.styles';
