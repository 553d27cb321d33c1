export { useWindowList, type WindowRowProps } from './useWindowList';
export { windowListStyles, windowRowStyles } from './WindowList.styles';
