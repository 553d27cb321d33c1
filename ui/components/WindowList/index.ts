export { ListLink } from './ListLink';
export { useWindowList, type WindowRowProps } from './useWindowList';
export { StyledListEnd, windowListStyles, windowRowStyles } from './WindowList.styles';
