export { preloadTooltips, Tooltip, type TooltipProps } from './Tooltip';
